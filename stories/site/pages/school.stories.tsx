import type { Meta, StoryObj } from '@storybook/react-vite';
import { page as aboutPage } from '../../../src/site/pages/about-page.tsx';
import { page as ambassadorsPage } from '../../../src/site/pages/ambassadors-page.tsx';
import { page as homePage } from '../../../src/site/pages/home-page.tsx';
import { page as partnerPage } from '../../../src/site/pages/partner-page.tsx';
import { page as productPage } from '../../../src/site/pages/product-page.tsx';
import { page as productsPage } from '../../../src/site/pages/products-page.tsx';
import { ownSchool, visitor } from '../../fixtures.tsx';
import { withShell, withSite } from '../in-site.tsx';
import { atPath } from './page-story.tsx';

const meta = { title: 'Site/Pages/School', decorators: [withShell, withSite], tags: ['!autodocs'] } satisfies Meta;
export default meta;

type Story = StoryObj;

const home = atPath(homePage, '/');
export const HomeLoaded: Story = home();
export const HomeLoading: Story = home({ answers: 'loading' });
export const HomeEmpty: Story = home({ answers: 'empty' });
export const HomeFailed: Story = home({ answers: 'failed' });
export const HomeOwnSchool: Story = home({
  school: ownSchool,
  answers: { category: [], banner: [], hometest: [], faq: [] },
});
export const HomeLoggedIn: Story = home({ session: { loggedIn: true, user: visitor } });

const about = atPath(aboutPage, '/aboutus');
export const AboutLoaded: Story = about();
export const AboutLoading: Story = about({ answers: 'loading' });
export const AboutEmpty: Story = about({ answers: 'empty' });
export const AboutFailed: Story = about({ answers: 'failed' });

const ambassadors = atPath(ambassadorsPage, '/steam-ambassadors');
export const AmbassadorsLoaded: Story = ambassadors();
export const AmbassadorsLoading: Story = ambassadors({ answers: 'loading' });
export const AmbassadorsEmpty: Story = ambassadors({ answers: 'empty' });
export const AmbassadorsFailed: Story = ambassadors({ answers: 'failed' });

const products = atPath(productsPage, '/steam-products');
export const ProductsLoaded: Story = products();
export const ProductsLoading: Story = products({ answers: 'loading' });
export const ProductsEmpty: Story = products({ answers: 'empty' });
export const ProductsFailed: Story = products({ answers: 'failed' });

const partner = atPath(partnerPage, '/p/mehwish-gul', { id: 'mehwish-gul' });
export const PartnerLoaded: Story = partner();
export const PartnerLoading: Story = partner({ answers: 'loading' });
export const PartnerFailed: Story = partner({ answers: 'failed' });
export const PartnerUnknown: Story = atPath(partnerPage, '/p/zed', { id: 'zed' })();

const product = atPath(productPage, '/steam-products/steam-words', { id: 'steam-words' });
export const ProductLoaded: Story = product();
export const ProductLoading: Story = product({ answers: 'loading' });
export const ProductFailed: Story = product({ answers: 'failed' });
export const ProductUnknown: Story = atPath(productPage, '/steam-products/none', { id: 'none' })();
