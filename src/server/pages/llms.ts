import { type School, subjectsText } from '../../domain/school.ts';

export interface LlmsOptions {
  school: School;
  origin: string;
  api: string;
  version: string;
}

/** `/llms.txt` (llmstxt.org): a summary of this site for language models. */
export const llmsTxt = ({ school, origin, api, version }: LlmsOptions): string => `# ${school.name}

> Online courses in ${subjectsText(school)} for children${school.city && `, run from ${school.city}`}, free pages to print, and widgets that other schools put on their own pages.

## Pages

- [Courses](${origin}/explore-allcourses): the catalogue, by subject and level
- [Products](${origin}/steam-products): games and pages to print, each with its own page
- [Questions and answers](${origin}/)
- [About us](${origin}/aboutus)
- [Contact](${origin}/contactus)
- [All pages](${origin}/sitemap.xml)

## For developers

- [Guide of the widgets](${origin}/embed/guide.md): custom elements for courses, questions, products and a contact form
- [Builder of snippets](${origin}/embed): HTML, WordPress, Wix, React, Next.js, Vue, Svelte, Astro, iframe
- [npm package with types](${origin}/embed/${version}/steam-kit.tgz): \`npm install ${origin}/embed/${version}/steam-kit.tgz\`, never by its name
- [Manifest of the elements](${origin}/embed/v1/custom-elements.json), [VS Code custom data](${origin}/embed/v1/html-custom-data.json), [web-types](${origin}/embed/v1/web-types.json)
- [API](${api}/openapi.json): OpenAPI; reading needs no key

## Sharing

- [Link, QR code and sheet with your name](${origin}/embed)
`;
