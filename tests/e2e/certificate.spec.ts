import { sampleSchool } from '../../src/domain/school.ts';
import { certificatePage } from '../../src/server/certificates/page.ts';
import { certificateWords } from '../../src/server/certificates/words.ts';
import { inAll } from '../full.ts';
import { expect, test } from './site.ts';

/** The school's logo on the certificate: an empty square. */
const logo = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"/>')}`;
/** The lower edge of the awning and the upper edge of the seal, as fractions of the height of the sheet. */
const [awningEnd, sealStart] = [0.118, 0.69];

test(
  'The text of a certificate does not overlap its awning and seal, in English and in Urdu',
  inAll,
  async ({ page }) => {
    for (const words of Object.values(certificateWords)) {
      const certificate = {
        id: 'K7QM4RTX2D',
        user_id: 'u',
        course_id: 'kites',
        issued_at: 0,
        by_email: '',
        hidden: '',
      };
      const { html } = certificatePage({
        certificate: { ...certificate, course_name: 'پتنگ کیسے اڑتی ہے', child_name: 'عائشہ خان' },
        ...{
          day: '2026-11-28',
          isHidden: false,
          school: { ...sampleSchool, logo },
          words,
          origin: 'https://steam.example',
        },
      });
      for (const width of [360, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        await page.setContent(html);
        const sheet = await page.locator('.sheet').boundingBox();
        const [first, last] = [
          await page.locator('.school').boundingBox(),
          await page.locator('.course').boundingBox(),
        ];
        if (!sheet || !first || !last) throw new Error('The sheet is not visible.');
        expect((first.y - sheet.y) / sheet.height, `${words.lang} at ${width} px`).toBeGreaterThan(awningEnd);
        expect((last.y + last.height - sheet.y) / sheet.height).toBeLessThan(sealStart);
      }
    }
  },
);
