import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const file = join(import.meta.dirname, 'RESULTS.md');
const attackHeading = '\n## Under attack\n\n';

const parts = () => {
  const [visits = '', attacks = ''] = readFileSync(file, 'utf8').split(attackHeading);
  return { visits, attacks };
};

/** Replaces what `npm run bench` measured, and keeps the section of under-attack.ts. */
export const writeVisits = (text: string) => writeFileSync(file, text + attackHeading + parts().attacks);

/** Replaces the section of under-attack.ts. */
export const writeAttacks = (text: string) => writeFileSync(file, parts().visits + attackHeading + text);
