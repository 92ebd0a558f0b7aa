import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import packageJson from '../../../package.json' with { type: 'json' };
import { openDatabase } from '../../../src/db/open.ts';
import { runInProcess } from '../provider/in-process.ts';
import { type NewDatabase, urlOf } from './api.ts';
import { changeContent } from './change-content.ts';
import { cleanUp, temporaryFolder } from './clean-up.ts';

const portOf = (server: { address: () => unknown }) => Object(server.address()).port;

/** Starts a fake of the product's server, which also receives the webhook. `answer` may respond first; it then returns true. */
async function startSite(answer: (request: IncomingMessage, response: ServerResponse) => boolean = () => false) {
  const events: string[] = [];
  const server = createServer((request, response) => {
    if (answer(request, response)) return;
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      if (request.method === 'POST') events.push(body);
      const { url } = request;
      response.end(
        url === '/embed/v1/release.json'
          ? JSON.stringify({ version: packageJson.version })
          : url === '/healthz'
            ? 'ok'
            : '',
      );
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  cleanUp(() => server.close());
  return { port: portOf(server), url: `http://127.0.0.1:${portOf(server)}`, events };
}

/** Starts a mail server that accepts only the password `right`. */
async function startMailServer() {
  const mails: string[] = [];
  let connections = 0;
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onConnect(_session, done) {
      connections += 1;
      done();
    },
    onAuth: ({ username, password }, _session, done) =>
      password === 'right' ? done(null, { user: username }) : done(new Error('Wrong password')),
    onData(stream, _session, done) {
      let text = '';
      stream.on('data', (chunk) => (text += chunk));
      stream.on('end', () => {
        mails.push(text);
        done();
      });
    },
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  cleanUp(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const port = portOf(server.server);
  return {
    mails,
    connections: () => connections,
    urlWith: (password: string) => `smtp://office:${password}@127.0.0.1:${port}`,
  };
}

const hash = '0123456789abcdef0123456789abcdef';

/** Makes an installation without problems. Returns its settings, and the parts that a test breaks. */
export async function healthySchool(newDatabase: NewDatabase, answer?: Parameters<typeof startSite>[0]) {
  const [site, mail, address] = await Promise.all([startSite(answer), startMailServer(), newDatabase('sample')]);
  const dataDir = temporaryFolder();
  const backupDir = temporaryFolder();
  const picture = join(dataDir, 'media', `${hash}.svg`);
  mkdirSync(join(dataDir, 'media'));
  writeFileSync(picture, '<svg/>');
  const db = openDatabase(address);
  cleanUp(() => db.destroy());
  await changeContent({ db }, ({ media }) => media.push({ id: 'robot.svg', hash }));
  const writeBackup = (at: number) => {
    mkdirSync(join(backupDir, 'last'), { recursive: true });
    const manifest = { format: 1, at: new Date(at).toISOString(), rows: {} };
    writeFileSync(join(backupDir, 'last/manifest.json'), JSON.stringify(manifest));
  };
  writeBackup(Date.now() - 5 * 3_600_000);
  const env = {
    ENV_FILE: '/dev/null',
    DATABASE_URL: urlOf(address),
    DATA_DIR: dataDir,
    BACKUP_DIR: backupDir,
    HOST: '127.0.0.1',
    PORT: String(site.port),
    PUBLIC_URL: site.url,
    SMTP_URL: mail.urlWith('right'),
    NOTIFY_EMAIL: 'office@school.pk',
    NOTIFY_WEBHOOK: `${site.url}/hook`,
    NOTIFY_SECRET: 'quiet',
  };
  const doctor = async (changed: Record<string, string> = {}) => {
    const { code, out, err } = await runInProcess('office', ['doctor'], { ...env, ...changed });
    return { code, err, problems: out.split('\n').filter((line) => line.startsWith('PROBLEM')), out };
  };
  return { db, env, site, mail, picture, writeBackup, doctor };
}
