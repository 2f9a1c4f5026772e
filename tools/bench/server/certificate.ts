import { spawnSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';

export type Certificate = {
  /** The private key and the certificate. */
  pem: string;
  /** Lets Chromium trust the certificate: it does not cache pages with certificate errors. */
  publicKeyHash: string;
};

const openssl = `req -x509 -nodes -days 2 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -subj /CN=bench.localhost
  -addext subjectAltName=DNS:*.bench.localhost -keyout - -out -`;

/** Creates a self-signed certificate for the benchmark's hosts. */
export function createCertificate(): Certificate {
  const { status, stdout: pem, stderr } = spawnSync('openssl', openssl.split(/\s+/), { encoding: 'utf8' });
  if (status !== 0) throw new Error(`openssl failed: ${stderr}`);
  const { publicKey } = new X509Certificate(pem.slice(pem.indexOf('-----BEGIN CERTIFICATE-----')));
  const der = publicKey.export({ type: 'spki', format: 'der' });
  return { pem, publicKeyHash: createHash('sha256').update(der).digest('base64') };
}
