import { domainToASCII } from 'node:url';
import { createTransport, type SendMailOptions, type Transporter } from 'nodemailer';
import { isEmailAddress } from '../../src/shared/text/emailAddress.ts';
import { PermanentFailure } from './permanentFailure.ts';

/** Limits a whole attempt. RFC 5321 allows minutes for each step, and a server may accept an email that is given up. */
const attemptMs = 500_000;

/**
 * Parses the secret SMTP_URL, such as `smtps://user:password@smtp.example.com?from=requests@dealers.example`. Its other
 * parameters are options of nodemailer. Throws a `PermanentFailure` that names the part that is wrong, without the password.
 */
function parseSmtpUrl(secret: string): { url: string; from: string } {
  const wrong = (part: string) => new PermanentFailure(`The secret SMTP_URL ${part}. See docs/deploy.md`);
  const text = secret.trim().replace(/^(["'])(.*)\1$/s, '$2');
  if (!/^smtps?:\/\//i.test(text)) throw wrong('does not begin with smtps:// or smtp://');
  // In a query, a plus sign would be a space.
  const url = URL.parse(text.replaceAll('+', '%2B'));
  if (!url?.host) throw wrong('has no valid HOST or HOST:PORT, or a password with an unencoded / ? or #');
  if (url.port === '25') throw wrong('has port 25, which Google Cloud blocks. Use 465 or 587');
  if (url.protocol === 'smtp:' && url.port === '465') throw wrong('has smtp: instead of smtps: for port 465');
  const from = url.searchParams.get('from') ?? '';
  if (!isEmailAddress(from)) throw wrong('has no email address after "from="');
  url.searchParams.delete('from');
  if (!url.username !== !url.password) throw wrong('has a user without a password');
  // Otherwise, a server or a network without STARTTLS would get the password in clear.
  if (url.username !== '') url.searchParams.set('requireTLS', 'true');
  return { url: url.href, from };
}

/** Creates a transport that does not encode ASCII, because some CRMs do not decode emails. */
export function openTransport(options: object): Transporter {
  const transport = createTransport(options);
  transport.use('stream', ({ message, data }, done) => {
    const lines = typeof data.text === 'string' ? data.text.split('\n') : undefined;
    if (lines?.every((line) => /^[ -~]{0,997}$/.test(line))) message.getTransferEncoding = () => '7bit';
    done();
  });
  return transport;
}

/** Network errors that a wrong SMTP_URL causes. */
const urlFaults: Readonly<Record<string, string>> = {
  ENOTFOUND: 'The host in the secret SMTP_URL does not exist',
  ERR_SSL_WRONG_VERSION_NUMBER: 'The port in the secret SMTP_URL expects smtp: instead of smtps:',
};

/** Answers to RCPT for a recipient who does not exist. Other refusals end when a quota returns or a person acts. */
const unknownRecipient = /^5\d\d[ -][ #]*5\.1\.(?:[1236]|10)\b/m;

/** Sends an email with the settings of SMTP_URL. Rejects with a `PermanentFailure` when another attempt is pointless. */
export async function sendMail(smtpUrl: string, compose: (from: string) => SendMailOptions): Promise<void> {
  const { url, from } = parseSmtpUrl(smtpUrl);
  const transport = openTransport({
    url,
    // By default, the name of the machine. Google's relay refuses one without a dot.
    name: domainToASCII(from.replace(/.*@/, '')),
    dnsTimeout: attemptMs,
    connectionTimeout: attemptMs,
    greetingTimeout: attemptMs,
  });
  const signal = AbortSignal.timeout(attemptMs);
  try {
    await transport.sendMail({ ...compose(from), signal });
  } catch (error) {
    if (signal.aborted) throw new Error('The mail server took more than 500 s', { cause: error });
    const { message, originalCode = '', command, response = '' } = error as SmtpError;
    const fault = urlFaults[originalCode];
    if (fault !== undefined) throw new PermanentFailure(`${fault}: ${message.trim()}`, { cause: error });
    if (command === 'RCPT TO' && unknownRecipient.test(response))
      throw new PermanentFailure(message, { cause: error });
    throw error;
  } finally {
    transport.close();
  }
}

type SmtpError = Error & { originalCode?: string; command?: string; response?: string };
