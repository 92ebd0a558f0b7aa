import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { copySample } from '../sample-database.ts';
import { temporaryFolder } from './support/clean-up.ts';
import { all, one, parseHtml, texts, values } from './support/html.ts';
import { openSite, type TestSite } from './support/site.ts';

/** The settings of a server with the sample school. */
function sample() {
  const DATA_DIR = temporaryFolder();
  copySample(join(DATA_DIR, 'steam.db'));
  return { DATA_DIR };
}

const today = Date.UTC(2026, 10, 28, 8);

/** A school that writes names and texts in Urdu. Subjects, times, fees and languages are values that the office's forms store. */
const urduSchool = {
  'school.yaml': 'name: پتنگ سکول\nemail: hello@kites.example\nlanguage: ur\n',
  'courses.csv': [
    'id,name,category,level,ages,fee,schedule,language,starts',
    'kites,پتنگ کیسے اڑتی ہے,Science,Beginner,7-9,"Rs 3,000 a month","Mondays, 4 to 5 pm",Urdu,2027-01-09',
    'stars,ستاروں کی سیر,Science,Beginner,8-12,"Rs 3,500 a month","Saturdays, 4 to 5 pm",Urdu,2027-01-10',
    'robots,روبوٹ بنائیں,Technology,Beginner,8-12,"Rs 9,000 a month","Tuesdays, 5 to 6 pm",English,2027-01-11',
    'words,لفظوں کا کھیل,Arts,Beginner,12-15,"Rs 2,000 a month","Wednesdays, 5 to 6 pm",Urdu,2027-01-12',
  ].join('\n'),
};

/** A browser without scripts. Each method is one press, and loads a page only if a browser would. */
async function visitor(site: TestSite) {
  let document = parseHtml(await site.text('/'));
  let presses = 0;
  const open = async (path: string) => {
    document = parseHtml(await site.text(path));
  };
  const press = (selector: string) => {
    presses += 1;
    return one(document, selector);
  };
  return {
    presses: () => presses,
    follow: (selector: string) => open(press(selector).getAttribute('href') ?? ''),
    openSheet: (selector: string) => {
      const sheet = press(selector).getAttribute('popovertarget') ?? '';
      expect(document.getElementById(sheet)?.hasAttribute('popover')).toBe(true);
    },
    choose: (selector: string) => {
      (press(selector) as HTMLInputElement).checked = true;
    },
    submit: async (selector: string) => {
      const { form } = press(selector) as HTMLButtonElement;
      if (!form) throw new Error('The button has no form.');
      const Data = document.defaultView?.FormData ?? FormData;
      const fields = [...new Data(form)].map(([name, value]) => [name, String(value)]);
      await open(`${form.getAttribute('action')}?${new URLSearchParams(fields)}`);
    },
    cards: () =>
      all(document, 'main article').map((card) => ({
        name: texts(card, '[part="heading"]')[0],
        facts: texts(card, '[part="heading"] + p bdi'),
      })),
    feesUpTo: (sum: number) =>
      values(document, '[name="fee"]', 'value')
        .filter((value) => value && Number(value) <= sum)
        .at(-1),
  };
}

describe('A course for a child of eight, after school, below Rs 4,000', () => {
  it.each([
    ['the sample school', undefined, 5],
    ['a school in Urdu', urduSchool, 1],
  ])('can be found in five presses from the home page of %s, without scripts', async (_school, files, least) => {
    const parent = await visitor(await openSite(files, today, files ? {} : sample()));
    await parent.follow('main a[href="/explore-allcourses?age=8"]');
    parent.openSheet('main form button[popovertarget]');
    parent.choose('[name="days"][value="weekdays"]');
    parent.choose(`[name="fee"][value="${parent.feesUpTo(4_000)}"]`);
    await parent.submit('form noscript button');
    expect(parent.presses()).toBe(5);
    const cards = parent.cards();
    expect(cards.length).toBeGreaterThanOrEqual(least);
    for (const { name, facts } of cards) {
      const [ages = '', times = '', , fee = ''] = facts;
      const [from = 99, to = 0] = ages.match(/\d+/g)?.map(Number) ?? [];
      expect([from <= 8 && to >= 8, name, facts]).toEqual([true, name, facts]);
      expect(times).toMatch(/^(Mon|Tue|Wed|Thu|Fri)/);
      expect(Number(fee.replace(/\D/g, ''))).toBeLessThanOrEqual(4_000);
    }
    if (files) expect(cards.map(({ name }) => name)).toEqual(['پتنگ کیسے اڑتی ہے']);
  });
});
