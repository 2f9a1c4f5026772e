import { spawnSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type Certificate = {
  key: Buffer;
  cert: Buffer;
  /** Lets Chromium trust the certificate: it does not cache pages with certificate errors. */
  publicKeyHash: string;
};

/** A self-signed certificate for the benchmark's hosts. */
export function createCertificate(): Certificate {
  const folder = mkdtempSync(join(tmpdir(), 'showroom-certificate-'));
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  try {
    const { status, stderr } = spawnSync(
      'openssl',
      [
        ...['req', '-x509', '-nodes', '-days', '2', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256'],
        ...['-subj', '/CN=bench.localhost', '-addext', 'subjectAltName=DNS:*.bench.localhost'],
        ...['-keyout', keyFile, '-out', certFile],
      ],
      { encoding: 'utf8' },
    );
    if (status !== 0) throw new Error(`openssl failed: ${stderr}`);
    const cert = readFileSync(certFile);
    const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
    const publicKeyHash = createHash('sha256').update(publicKey).digest('base64');
    return { key: readFileSync(keyFile), cert, publicKeyHash };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
