import { define, type SteamEventMap, type SteamFaqElement } from 'steam-kit';
import { define as defineFaq } from 'steam-kit/elements/faq';

define('https://HOST');
defineFaq('https://HOST');
const faq: SteamFaqElement = document.createElement('steam-faq');
faq.limit = 3;
faq.addEventListener('steam-toggle', ({ detail }) => detail.open.valueOf());
const heard: (keyof SteamEventMap)[] = ['steam-ready', 'steam-error'];
// @ts-expect-error a number is no heading
faq.heading = 3;
document.body.append(faq, heard.join());
