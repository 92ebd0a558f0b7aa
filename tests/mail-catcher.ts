import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';

export interface CaughtMail {
  /** The recipients of the SMTP envelope. */
  to: string[];
  /** All headers, unfolded. */
  headers: string;
  text: string;
  html: string;
}

export interface MailCatcher {
  smtpUrl: string;
  mails: CaughtMail[];
  close: () => Promise<void>;
  linkIn: (mail: CaughtMail | undefined) => string;
}

/** Starts an SMTP server that stores each mail. */
export async function startMailCatcher(): Promise<MailCatcher> {
  const mails: CaughtMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      let raw = '';
      stream.on('data', (chunk) => (raw += chunk));
      stream.on('end', () => {
        mails.push(
          parseMail(
            raw,
            session.envelope.rcptTo.map(({ address }) => address),
          ),
        );
        done();
      });
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = Object(listening.address());
  return {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    mails,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
    linkIn: (mail) => /^https?:\/\/\S+$/m.exec(mail?.text ?? '')?.[0] ?? '',
  };
}

function parseMail(raw: string, to: string[]): CaughtMail {
  const [head = '', body = ''] = halves(raw);
  const headers = head.replace(/\r\n[ \t]+/g, ' ');
  const boundary = /boundary="([^"]+)"/.exec(headers)?.[1];
  const parts = boundary === undefined ? [raw] : body.split(`--${boundary}`);
  const partOf = (type: string) => decodePart(parts.find((part) => part.includes(`Content-Type: ${type}`)) ?? '');
  return { to, headers, text: partOf('text/plain'), html: partOf('text/html') };
}

const halves = (text: string) => {
  const end = text.indexOf('\r\n\r\n');
  return [text.slice(0, end), text.slice(end + 4)];
};

/** Decodes the body of a MIME part. */
function decodePart(part: string): string {
  const [head = '', body = ''] = halves(part.trimStart());
  const encoding = /Content-Transfer-Encoding: (\S+)/i.exec(head)?.[1]?.toLowerCase();
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  if (encoding !== 'quoted-printable') return body.replace(/\r\n/g, '\n');
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/\r\n/g, '\n')
    .replace(/=([\dA-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
