/** Returns an access token for the application default credentials. Rejects with the reason in one line. */
export async function googleAccessToken(projectId: string): Promise<string> {
  // Takes a quarter of a second to load.
  const { GoogleAuth } = await import('google-auth-library');
  // Otherwise the library looks for a metadata server on any machine, and warns if there is none.
  if (!process.env['GCE_METADATA_HOST']) process.env['METADATA_SERVER_DETECTION'] ||= 'bios-only';
  // Without a project ID, the library runs gcloud to find one, which takes seconds.
  const auth = new GoogleAuth({ projectId, scopes: 'https://www.googleapis.com/auth/cloud-platform' });
  const token = await auth.getAccessToken().catch((error: Error) => error);
  if (typeof token === 'string') return token;
  const [reason = ''] = (token?.message ?? 'No token.')
    .replace(/^Unable to read .* variable: /, '')
    .split('\n');
  const file = process.env['GOOGLE_APPLICATION_CREDENTIALS'];
  const message = file
    ? `GOOGLE_APPLICATION_CREDENTIALS names ${file}, which cannot be used: ${reason}`
    : `No Google credentials: ${reason} Run: gcloud auth application-default login`;
  throw new Error(message, { cause: token });
}
