import { Hono } from 'hono';
import type { LiveContent } from '../../content/live.ts';
import { type AmbassadorChoice, ambassadorIn } from '../../domain/ambassador.ts';
import { partnerFields } from '../../domain/fields/partner.ts';
import { countedName } from '../../domain/latin-name.ts';
import type { School } from '../../domain/school.ts';
import { escapeHtml } from '../../domain/text.ts';
import { filled } from '../http/page-language.ts';
import { countsCss } from './counts-css.ts';
import { lostNumberPath } from './lost-number-page.ts';
import { urduKinds } from './number-labels.ts';
import { privateDocument, privateHeadersOf } from './private-document.ts';
import { urduProblems, urduForm as words } from './urdu-form-words.ts';

interface UrduFormOptions {
  live: LiveContent;
  origin: (request: Request) => string;
}

/** `/ambassador?lang=ur`: the Urdu form, without scripts. Without `lang=ur`, the next route renders the site's page. */
export function urduForm({ live, origin }: UrduFormOptions): Hono {
  return new Hono().get('/ambassador', async (c, next) => {
    if (c.req.query('lang') !== 'ur') return next();
    const choice = ambassadorIn(new URL(c.req.url).search);
    const id = countedName(choice.name, live.partners());
    const { school } = live.site();
    const css = countsCss(school.accent);
    const html = formPage({
      ...{ choice, id, school, css },
      listedName: live.partners().get(id) ?? '',
      link: `${origin(c.req.raw)}/p/${id}`,
    });
    // With `no-referrer`, browsers send `Origin: null` with the form, and the same-origin check would fail.
    return c.html(html, 200, { ...privateHeadersOf(css), 'Referrer-Policy': 'strict-origin' });
  });
}

interface FormPage {
  choice: AmbassadorChoice;
  /** The slug of the typed name; '' if it has none. */
  id: string;
  /** The name, if it is a partner of the school; otherwise ''. */
  listedName: string;
  link: string;
  school: School;
  css: string;
}

function formPage({ choice, id, listedName, link, school, css }: FormPage): string {
  const { name, kind, about, problem } = choice;
  const isOf = (...problems: string[]) =>
    problems.includes(problem) ? ' aria-invalid="true" aria-describedby="problem" autofocus' : '';
  const kinds = partnerFields.kind.choices.map(
    (one) => `<option value="${escapeHtml(one)}"${one === kind ? ' selected' : ''}>${urduKinds[one]}</option>`,
  );
  const nameField = (more = '') =>
    `<input name="partner" dir="auto" required maxlength="${partnerFields.name.maxLength}" value="${escapeHtml(name)}" autocomplete="off"${more}>`;
  return privateDocument(
    { school, title: words.title, lang: 'ur', css },
    `<h1>${words.title}</h1>
<p class="lead">${words.lead}</p>
<p><a href="/ambassador${name === '' ? '' : `?partner=${encodeURIComponent(name)}`}" lang="en">${words.english}</a></p>
<section><h2>${words.linkTitle}</h2>
${id === '' ? `<p>${words.typeName}</p>` : linkOf(id, listedName, link)}
<form action="/ambassador"><input type="hidden" name="lang" value="ur"><label>${words.name}${nameField()}</label><button>${words.showLink}</button></form></section>
<section id="number"><h2>${words.numberTitle}</h2>
<p>${words.numberLead}</p>
${problem === '' ? '' : `<p class="state" id="problem" role="alert">${urduProblems[problem]}</p>`}
<form method="post" action="/ambassador" enctype="multipart/form-data">
<input type="hidden" name="lang" value="ur">
<label>${words.name}<small>${words.nameHint}</small>${nameField(isOf('name', 'listed', 'taken'))}</label>
<label>${words.kind}<select name="kind"><option value="">${words.noKind}</option>${kinds.join('')}</select></label>
<label>${words.about}<textarea name="about" dir="auto" rows="3" maxlength="${partnerFields.about.maxLength}">${escapeHtml(about)}</textarea></label>
<label>${words.picture}<small>${words.pictureHint}</small><input type="file" name="picture" accept="image/jpeg,image/png,image/webp,image/avif"${isOf('large', 'type', 'heic', 'broken')}></label>
<label>${words.email}<small>${words.emailHint}</small><input name="email" type="email" dir="ltr" maxlength="254" autocomplete="email"${isOf('email')}></label>
<label hidden>${words.empty}<input name="website" tabindex="-1" autocomplete="off"></label>
<button>${words.submit}</button>
</form></section>
<p><a href="${lostNumberPath}?lang=ur">${words.lost}</a></p>`,
  );
}

const linkOf = (
  id: string,
  listedName: string,
  link: string,
) => `${listedName === '' ? '' : `<p class="state">${filled(words.isListed, { name: listedName })}</p>\n`}<p class="link" dir="ltr">${escapeHtml(link)}</p>
<p><img src="/share/qr.svg?partner=${encodeURIComponent(id)}" alt="${words.code}" width="180" height="180"></p>
<p><a href="https://wa.me/?text=${encodeURIComponent(link)}" target="_blank" rel="noopener noreferrer">${words.whatsapp}</a></p>`;
