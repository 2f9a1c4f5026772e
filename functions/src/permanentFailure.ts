/** The mail server will never accept this email, or the settings are wrong. */
export class PermanentFailure extends Error {}
