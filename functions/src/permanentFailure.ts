/** The settings of the mail server are wrong, or the recipient does not exist: another attempt is pointless. */
export class PermanentFailure extends Error {}
