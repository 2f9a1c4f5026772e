type ScriptUrls = { createScriptURL: (url: string) => string };

declare global {
  interface Window {
    /** Trusted Types, in browsers that support them. */
    trustedTypes?: { createPolicy: (name: string, rules: ScriptUrls) => ScriptUrls };
  }
}

/** A page may create each policy only once. */
const policies: Record<string, ScriptUrls | undefined> = {};

/**
 * Returns the URL of a script, approved by a Trusted Types policy that rejects every other URL. Not approved, and rejected
 * where it is used, if the page's content security policy does not allow the policy's name.
 */
export function trustedScriptUrl(policyName: string, path: string): string {
  try {
    policies[policyName] ??= window.trustedTypes?.createPolicy(policyName, {
      createScriptURL: (url) => {
        if (url !== path) throw new TypeError(`${policyName}: unexpected script ${url}`);
        return url;
      },
    });
  } catch {}
  return policies[policyName]?.createScriptURL(path) ?? path;
}
