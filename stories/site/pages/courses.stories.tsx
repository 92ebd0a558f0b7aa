import type { Meta, StoryObj } from '@storybook/react-vite';
import { page as addPage } from '../../../src/site/pages/add-page.tsx';
import { page as coursePage } from '../../../src/site/pages/course-page.tsx';
import { page as enrollPage } from '../../../src/site/pages/enroll-page.tsx';
import { page as explorePage } from '../../../src/site/pages/explore-page.tsx';
import { page as savedPage } from '../../../src/site/pages/saved-page.tsx';
import { page as videoPage } from '../../../src/site/pages/video-page.tsx';
import { ownSchool, visitor } from '../../fixtures.tsx';
import { withShell, withSite } from '../in-site.tsx';
import { atPath } from './page-story.tsx';

const meta = { title: 'Site/Pages/Courses', decorators: [withShell, withSite], tags: ['!autodocs'] } satisfies Meta;
export default meta;

type Story = StoryObj;

const explore = atPath(explorePage, '/explore-allcourses');
export const ExploreLoaded: Story = explore();
export const ExploreLoading: Story = explore({ answers: 'loading' });
export const ExploreEmpty: Story = explore({ answers: 'empty' });
export const ExploreFailed: Story = explore({ answers: 'failed' });

const course = atPath(coursePage, '/course-details/kitchen-chemistry', { id: 'kitchen-chemistry' });
export const CourseLoaded: Story = course();
export const CourseLoading: Story = course({ answers: 'loading' });
export const CourseEmpty: Story = course({ answers: 'empty' });
export const CourseFailed: Story = course({ answers: 'failed' });
export const CourseUnknown: Story = atPath(coursePage, '/course-details/no-such-thing', { id: 'no-such-thing' })();

const enroll = atPath(enrollPage, '/enroll-now/kitchen-chemistry', { id: 'kitchen-chemistry' });
export const EnrollLoaded: Story = enroll();
export const EnrollOwnSchool: Story = enroll({ school: ownSchool });
export const EnrollByWhatsApp: Story = enroll({ school: { ...ownSchool, enrol: 'whatsapp:+923001234567' } });
export const EnrollLoading: Story = enroll({ school: ownSchool, answers: 'loading' });
export const EnrollFailed: Story = enroll({ school: ownSchool, answers: 'failed' });

const session = { loggedIn: true, user: visitor };
const video = atPath(videoPage, '/video/kitchen-chemistry-m1-l1', { id: 'kitchen-chemistry-m1-l1' });
export const VideoLoaded: Story = video({ session });
export const VideoLoading: Story = video({ session, answers: 'loading' });
export const VideoEmpty: Story = video({ session, answers: 'empty' });
export const VideoFailed: Story = video({ session, answers: 'failed' });
export const VideoUnknown: Story = atPath(videoPage, '/video/no-such-thing', { id: 'no-such-thing' })({ session });

const saved = atPath(savedPage, '/saved?compare=kitchen-chemistry,bright-sparks');
export const SavedLoaded: Story = saved();
export const SavedLoading: Story = saved({ answers: 'loading' });
export const SavedFailed: Story = saved({ answers: 'failed' });
export const SavedEmpty: Story = atPath(savedPage, '/saved')();

export const AddLoaded: Story = atPath(addPage, '/add')();
