import { createTransport, type SendMailOptions } from 'nodemailer';
import { PermanentFailure } from './deliverRequest.ts';

/** After this time without a byte from the mail server, an attempt has failed. */
const timeoutMs = 15_000;

/**
 * Sends a mail with the settings of a URL such as `smtps://user:password@smtp.example.com?from=requests@dealers.example`;
 * its other parameters are options of nodemailer. Rejects with a `PermanentFailure` when another attempt is pointless.
 *
 * @param compose Returns the mail from the sender's address.
 */
export async function sendMail(smtpUrl: string, compose: (from: string) => SendMailOptions): Promise<void> {
  const url = URL.parse(smtpUrl);
  const from = url?.searchParams.get('from');
  if (!url || !from)
    throw new PermanentFailure(
      'The secret SMTP_URL is no URL with a parameter from=ADDRESS. See docs/deploy.md',
    );
  url.searchParams.delete('from');
  const transport = createTransport({
    url: url.href,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  try {
    await transport.sendMail(compose(from));
  } catch (error) {
    const { message, responseCode = 0, code } = error as Error & { responseCode?: number; code?: string };
    // Wrong credentials are refused with 535, but an operator may correct them at the server meanwhile.
    if (responseCode >= 500 && code !== 'EAUTH') throw new PermanentFailure(message, { cause: error });
    throw error;
  } finally {
    transport.close();
  }
}
