import { partnerFields } from '../../domain/fields/partner.ts';
import type { School } from '../../domain/school.ts';
import { escapeHtml } from '../../domain/text.ts';
import { filled, type PageLanguage } from '../http/page-language.ts';
import { countsCss } from './counts-css.ts';
import { privateDocument, privateHeadersOf } from './private-document.ts';

/** The message above the form; '' for none. */
export type LostNumberNotice = 'sent' | 'noMail' | 'name' | 'email' | 'later' | 'invalid' | '';

type Words = Readonly<Record<Exclude<LostNumberNotice, ''>, string>> & {
  title: string;
  lead: string;
  label: string;
  address: string;
  empty: string;
  submit: string;
  inOtherLanguage: string;
};

const lostWords: Readonly<Record<PageLanguage, Words>> = {
  en: {
    title: 'Your number again by mail',
    lead: 'Type the name of your link and the e-mail address that you gave. We mail you a new private address of your number.',
    label: 'Your name, as in your link',
    address: 'E-mail',
    empty: 'Leave this empty',
    submit: 'Mail me the address',
    inOtherLanguage: 'اردو میں',
    sent: 'If you gave this e-mail address for this name, the new address comes in a few minutes. Look among the spam, too. If nothing comes, write to {email}.',
    noMail: 'This server sends no mail. Please write to {email} for a new address.',
    name: 'Please write your name with letters.',
    email: 'Please check the e-mail address.',
    later: 'Too many addresses were asked for. Please look into your mailbox, or try again tomorrow.',
    invalid:
      'This address is not valid, or a newer one replaced it. Get a new one here. Without an e-mail address, ask the school.',
  },
  ur: {
    title: 'اپنی گنتی کا پتہ دوبارہ منگوائیں',
    lead: 'وہ نام لکھیں جو آپ کے لنک میں ہے، اور وہ ای میل جو آپ نے دی تھی۔ ہم آپ کو گنتی کے صفحے کا نیا پتہ بھیج دیں گے۔',
    label: 'آپ کا نام، جیسا لنک میں ہے',
    address: 'ای میل',
    empty: 'یہ خانہ خالی چھوڑیں',
    submit: 'پتہ ای میل کریں',
    inOtherLanguage: 'In English',
    sent: 'اگر آپ نے اس نام کے ساتھ یہی ای میل دی تھی تو نیا پتہ چند منٹ میں آ جائے گا۔ سپیم بھی دیکھ لیں۔ کچھ نہ آئے تو ہمیں لکھیں: {email}',
    noMail: 'یہ سرور ای میل نہیں بھیجتا۔ نئے پتے کے لیے ہمیں لکھیں: {email}',
    name: 'براہ کرم اپنا نام حروف میں لکھیں۔',
    email: 'براہ کرم ای میل دوبارہ دیکھ لیں۔',
    later: 'آج بہت زیادہ درخواستیں آ چکی ہیں۔ اپنا ای میل دیکھیں، یا کل دوبارہ کوشش کریں۔',
    invalid:
      'یہ پتہ درست نہیں، یا اس کی جگہ نیا پتہ آ چکا ہے۔ نیا پتہ یہاں سے منگوائیں۔ ای میل نہیں دی تھی تو سکول سے کہیں۔',
  },
};

const statuses = { sent: 200, '': 200, noMail: 503, name: 422, email: 422, later: 429, invalid: 404 } as const;

export interface LostNumberPage {
  school: School;
  lang: PageLanguage;
  notice: LostNumberNotice;
  name?: string;
  email?: string;
}

/** The form for ambassadors who lost the URL of their private counts page. Needs no scripts. */
export function lostNumberPage({ school, lang, notice, name = '', email = '' }: LostNumberPage): Response {
  const words = lostWords[lang];
  const css = countsCss(school.accent);
  const other = lang === 'en' ? 'ur' : 'en';
  const noticeHtml =
    notice === ''
      ? ''
      : `<p class="state" id="notice" role="${notice === 'sent' ? 'status' : 'alert'}">${filled(words[notice], { email: school.email })}</p>`;
  const errorAttributes = (field: LostNumberNotice) =>
    notice === field ? ' aria-invalid="true" aria-describedby="notice" autofocus' : '';
  const html = privateDocument(
    { school, title: words.title, lang, css },
    `<h1>${words.title}</h1>
${noticeHtml}
<p>${words.lead}</p>
<form method="post" action="${lostNumberPath}">
<input type="hidden" name="lang" value="${lang}">
<label>${words.label}<input name="partner" dir="auto" required maxlength="${partnerFields.name.maxLength}" value="${escapeHtml(name)}" autocomplete="off"${errorAttributes('name')}></label>
<label>${words.address}<input name="email" type="email" dir="ltr" required maxlength="254" value="${escapeHtml(email)}" autocomplete="email"${errorAttributes('email')}></label>
<label hidden>${words.empty}<input name="website" tabindex="-1" autocomplete="off"></label>
<button>${words.submit}</button>
</form>
<p><a href="${lostNumberPath}?lang=${other}" lang="${other}">${words.inOtherLanguage}</a></p>`,
  );
  // With `no-referrer`, browsers send `Origin: null` with the form, and the same-origin check would fail.
  const headers = { ...privateHeadersOf(css), 'Referrer-Policy': 'strict-origin' };
  return new Response(html, {
    status: statuses[notice],
    headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8' },
  });
}

export const lostNumberPath = '/ambassador/number';
