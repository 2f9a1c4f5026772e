export type LinkSpeed = {
  roundTripMs: number;
  /** Bits per second. */
  down: number;
  up: number;
};

/** A visitor's device and its connection. */
export type Profile = {
  name: ProfileName;
  link: LinkSpeed;
  /** The factor by which this machine's processor is slowed down. */
  cpuSlowdown: number;
  screen: {
    viewport: { width: number; height: number };
    deviceScaleFactor: number;
    isMobile: boolean;
    hasTouch: boolean;
  };
};

export type ProfileName = 'phone' | 'desktop';

const mega = 1_000_000;

/** The phone is Lighthouse's mid-range device on slow 4G. */
export const profiles: Readonly<Record<ProfileName, Profile>> = {
  phone: {
    name: 'phone',
    link: { roundTripMs: 150, down: 1.6 * mega, up: 0.75 * mega },
    cpuSlowdown: 4,
    screen: {
      viewport: { width: 412, height: 915 },
      deviceScaleFactor: 1.75,
      isMobile: true,
      hasTouch: true,
    },
  },
  desktop: {
    name: 'desktop',
    link: { roundTripMs: 40, down: 10 * mega, up: 5 * mega },
    cpuSlowdown: 1,
    screen: {
      viewport: { width: 1350, height: 940 },
      deviceScaleFactor: 1,
      isMobile: false,
      hasTouch: false,
    },
  },
};
