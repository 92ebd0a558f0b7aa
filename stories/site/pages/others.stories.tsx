import type { Meta, StoryObj } from '@storybook/react-vite';
import { page as contactPage } from '../../../src/site/pages/contact-page.tsx';
import { page as embedPage } from '../../../src/site/pages/embed-page.tsx';
import { page as notFoundPage } from '../../../src/site/pages/not-found-page.tsx';
import { page as privacyPage } from '../../../src/site/pages/privacy-page.tsx';
import { page as sharePage } from '../../../src/site/pages/share-page.tsx';
import { page as termsPage } from '../../../src/site/pages/terms-page.tsx';
import { page as vrLabsPage } from '../../../src/site/pages/vr-labs-page.tsx';
import { withShell, withSite } from '../in-site.tsx';
import { atPath } from './page-story.tsx';

const meta = { title: 'Site/Pages/Others', decorators: [withShell, withSite], tags: ['!autodocs'] } satisfies Meta;
export default meta;

type Story = StoryObj;

export const ContactLoaded: Story = atPath(contactPage, '/contactus')();

const embed = atPath(embedPage, '/embed');
export const EmbedLoaded: Story = embed();
export const EmbedLoading: Story = embed({ answers: 'loading' });
export const EmbedFailed: Story = embed({ answers: 'failed' });
export const EmbedRightToLeft: Story = { ...embed(), globals: { direction: 'rtl' } };
export const EmbedDark: Story = { ...embed(), globals: { theme: 'dark' } };
export const EmbedAt390px: Story = { ...embed(), globals: { viewport: { value: 'phone' } } };

export const ShareLoaded: Story = atPath(sharePage, '/share?of=/course-details/kitchen-chemistry')();

export const PrivacyLoaded: Story = atPath(privacyPage, '/privacy')();

export const TermsLoaded: Story = atPath(termsPage, '/terms')();

export const VrLabsLoaded: Story = atPath(vrLabsPage, '/vr-labs')();

export const NotFoundLoaded: Story = atPath(notFoundPage, '/nowhere')();
