/**
 * Names and addresses of the provider. The specification leaves them open; a provider edits this file.
 */
export const brand = {
  /** Replaces {product} in the headlines of the specification. */
  product: 'STEAM Bazaar',
  provider: 'STEAM Bazaar Learning',
  city: 'Lahore',
  email: 'hello@steambazaar.example',
  supportEmail: 'help@steambazaar.example',
  phone: '+92 42 0000 0000',
  address: '12 Canal View Road, Lahore 54000, Pakistan',
  copyrightYear: 2023,
  /** The link "VR Labs". SPEC.md does not name its target; the default is a page of this site. */
  vrLabs: '/vr-labs',
  social: [
    { name: 'Facebook', href: 'https://www.facebook.com/steambazaar.example' },
    { name: 'Instagram', href: 'https://www.instagram.com/steambazaar.example' },
    { name: 'LinkedIn', href: 'https://www.linkedin.com/company/steambazaar-example' },
    { name: 'YouTube', href: 'https://www.youtube.com/@steambazaar-example' },
  ],
} as const;
