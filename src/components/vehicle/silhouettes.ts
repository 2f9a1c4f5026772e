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

/** The first pattern that a body style matches selects the drawing. */
const patterns: readonly (readonly [pattern: RegExp, style: BodyStyle])[] = [
  [/minivan/, 'van'],
  [/pick-?up|truck/, 'truck'],
  [/convertible|cabrio|roadster|sp[iy]der/, 'convertible'],
  [/crossover|suv|sport utility|4x4/, 'suv'],
  [/wagon|estate/, 'wagon'],
  [/hatch/, 'hatchback'],
  [/coup[eé]/, 'coupe'],
  [/van/, 'van'],
];

/** The silhouette to use for a document's body style. */
export function findBodyStyle(bodyStyle = ''): BodyStyle {
  const text = bodyStyle.toLowerCase();
  return patterns.find(([pattern]) => pattern.test(text))?.[1] ?? 'sedan';
}
