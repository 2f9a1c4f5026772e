import { sedanOutline } from './sedanOutline.ts';
import paths from './silhouettes.json';

type BodyStyle = keyof typeof paths;

/** SVG path data of a car seen from its left side, in a view box of 640 × 320. */
export type Silhouette = {
  /** The outline. Its wheel arches are 6 larger than the wheels. */
  body: string;
  glass: string;
  /** Strokes that divide the glass into windows. */
  pillars?: string;
  /** Parts behind the body: roof rails, fin, seats. */
  behind?: string;
  doors: string;
  handles: string;
  /** The highlight along the shoulder. */
  shoulder: string;
  /** The dark lower third. It is clipped to the body. */
  shade: string;
  /** Unpainted parts: sills, intakes, bumpers. */
  trim: string;
  mirror: string;
  headLamp: string;
  tailLamp: string;
  /** The x coordinates of the wheels' centres, and their radius. */
  wheels: { front: number; rear: number; radius: number };
};

/** The silhouettes. `sedanOutline.ts` has the rest of the sedan. */
export const silhouettes: Record<BodyStyle, Silhouette> = {
  ...paths,
  sedan: { ...sedanOutline, ...paths.sedan },
};

/** The first pattern that a body style matches selects the drawing. Vehicles that are no cars come first, and have none. */
const patterns: readonly (readonly [pattern: RegExp, style: BodyStyle | undefined])[] = [
  [
    /cycles?\b|bikes?\b|\bmotos?\b|motocross|scooter|moped|trike|chopper|bagger|enduro|dual.?sport/,
    undefined,
  ],
  [/trailer|hauler|gooseneck|(?:5th|fifth).wheel|camper(?! ?van)/, undefined],
  [/motor.?(?:home|coach)|\brvs?\b|recreational|\bclass [abc]\b/, undefined],
  [
    /boats?\b|pontoon|yacht|bowrider|^(?:cabin )?cruiser$|center console|water ?craft|jet ?ski|\bpwc\b/,
    undefined,
  ],
  [
    /\b[au]tvs?\b|\bsxs\b|side.(?:by|x).side|all.terrain(?:$| v)|wheeler|^quad$|\b[ck]art\b|snowmobile/,
    undefined,
  ],
  [/\bbus\b|^tractor|farm|equipment|excavator|loader|forklift|mower/, undefined],
  [/\bvans?\b|mini-?van|minibus/, 'van'],
  [/pick.?up|\bp\/?u\b|truck|\bcab(?!r)|cab\b|crew|chassis|dually|(?:bed|box|stepside)\b|\bute\b/, 'truck'],
  [/convertible|cabrio|roadster|sp[iy]der/, 'convertible'],
  [/crossover|suv|utility|4x4/, 'suv'],
  [/wagon|estate/, 'wagon'],
  [/hatch/, 'hatchback'],
  [/coup[eé]/, 'coupe'],
  [/van/, 'van'],
];

/** The silhouette to use for a document's body style: a sedan's if it is unknown, and none for a vehicle that is no car. */
export function findBodyStyle(bodyStyle = ''): BodyStyle | undefined {
  const text = bodyStyle.toLowerCase();
  const match = patterns.find(([pattern]) => pattern.test(text));
  return match === undefined ? 'sedan' : match[1];
}
