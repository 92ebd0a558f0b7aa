/**
 * Everything that names the provider. The spec leaves these open, so they are placeholders: a provider edits this one file.
 */
export const brand = {
  /** The {product} of the spec's headlines. */
  product: 'STEAM Bazaar',
  provider: 'STEAM Bazaar Learning',
  city: 'Lahore',
  email: 'hello@steambazaar.example',
  supportEmail: 'help@steambazaar.example',
  phone: '+92 42 0000 0000',
  address: '12 Canal View Road, Lahore 54000, Pakistan',
  copyrightYear: 2023,
  /** VR Labs is an external link whose target the spec does not show; until there is one it opens our own page. */
  vrLabs: '/vr-labs',
  social: [
    { name: 'Facebook', href: 'https://www.facebook.com/steambazaar.example' },
    { name: 'Instagram', href: 'https://www.instagram.com/steambazaar.example' },
    { name: 'LinkedIn', href: 'https://www.linkedin.com/company/steambazaar-example' },
    { name: 'YouTube', href: 'https://www.youtube.com/@steambazaar-example' },
  ],
} as const;
