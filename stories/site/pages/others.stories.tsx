import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleSchool } from '../../../src/domain/school.ts';
import { loadOwnText } from '../../../src/site/own-text.ts';
import { FormResultProvider } from '../../../src/site/page.ts';
import { page as ambassadorPage } from '../../../src/site/pages/ambassador-page.tsx';
import { page as contactPage } from '../../../src/site/pages/contact-page.tsx';
import { page as embedPage } from '../../../src/site/pages/embed-page.tsx';
import { page as notFoundPage } from '../../../src/site/pages/not-found-page.tsx';
import { page as privacyPage } from '../../../src/site/pages/privacy-page.tsx';
import { page as requestPage } from '../../../src/site/pages/request-page.tsx';
import { page as sharePage } from '../../../src/site/pages/share-page.tsx';
import { page as termsPage } from '../../../src/site/pages/terms-page.tsx';
import { page as vrLabsPage } from '../../../src/site/pages/vr-labs-page.tsx';
import { requestDetails } from '../../sections/request-details.ts';
import { withShell, withSite } from '../in-site.tsx';
import { atPath } from './page-story.tsx';

const meta = {
  title: 'Site/Pages/Others',
  decorators: [withShell, withSite],
  tags: ['!autodocs'],
  loaders: [loadOwnText],
} satisfies Meta;
export default meta;

type Story = StoryObj;

export const ContactLoaded: Story = atPath(contactPage, '/contactus')();
const enrolment = atPath(contactPage, '/contactus?course=kitchen-chemistry');
export const ContactForEnrolment: Story = enrolment();
export const ContactLoading: Story = enrolment({ answers: 'loading' });
export const ContactFailed: Story = enrolment({ answers: 'failed' });

const ambassador = atPath(ambassadorPage, '/ambassador?partner=zoe');
export const AmbassadorLoaded: Story = ambassador();
export const AmbassadorLoading: Story = ambassador({ answers: 'loading' });
export const AmbassadorFailed: Story = ambassador({ answers: 'failed' });
export const AmbassadorRightToLeft: Story = { ...ambassador(), globals: { direction: 'rtl' } };

const embed = atPath(embedPage, '/embed');
export const EmbedLoaded: Story = embed();
export const EmbedLoading: Story = embed({ answers: 'loading' });
export const EmbedFailed: Story = embed({ answers: 'failed' });
export const EmbedRightToLeft: Story = { ...embed(), globals: { direction: 'rtl' } };
export const EmbedDark: Story = { ...embed(), globals: { theme: 'dark' } };
export const EmbedAt390px: Story = { ...embed(), globals: { viewport: { value: 'phone' } } };

const privacy = atPath(privacyPage, '/privacy');
const ownPrivacy = { ...sampleSchool, documents: ['privacy'] };
export const PrivacyLoaded: Story = privacy();
export const PrivacyOwnText: Story = privacy({
  school: ownPrivacy,
  answers: { 'document/privacy': { id: 'privacy', text: 'We store **little**.' } },
});
export const PrivacyLoading: Story = privacy({ school: ownPrivacy, answers: 'loading' });
export const PrivacyFailed: Story = privacy({ school: ownPrivacy, answers: 'failed' });

const request = { request: requestDetails, notice: undefined, calendarHref: '' };
export const RequestLoaded: Story = {
  ...atPath(requestPage, '/my-request')(),
  decorators: [
    (Part) => (
      <FormResultProvider value={request}>
        <Part />
      </FormResultProvider>
    ),
  ],
};
export const RequestNotFound: Story = atPath(requestPage, '/my-request')();

const share = atPath(sharePage, '/share?of=/course-details/kitchen-chemistry&partner=zoe');
export const ShareLoaded: Story = share();
export const ShareLoading: Story = share({ answers: 'loading' });
export const ShareFailed: Story = share({ answers: 'failed' });

const terms = atPath(termsPage, '/terms');
const ownTerms = { ...sampleSchool, documents: ['terms'] };
export const TermsLoaded: Story = terms();
export const TermsOwnText: Story = terms({
  school: ownTerms,
  answers: { 'document/terms': { id: 'terms', text: '## Fees\n\nA course costs what its page says.' } },
});
export const TermsLoading: Story = terms({ school: ownTerms, answers: 'loading' });
export const TermsFailed: Story = terms({ school: ownTerms, answers: 'failed' });

export const VrLabsLoaded: Story = atPath(vrLabsPage, '/vr-labs')();

export const NotFoundLoaded: Story = atPath(notFoundPage, '/nowhere')();
