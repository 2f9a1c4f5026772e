import styled from 'styled-components';
import type { Picture } from '../../loading/usePictures.ts';
import { hiddenInPrint, notCopied } from '../theme/hiding.ts';
import { floatingChip } from '../theme/photoStyles.ts';
import { theme } from '../theme/tokens.ts';

export type StripProps = {
  /** The photos. A missing one has an empty place. */
  photos: ReadonlyArray<Picture>;
  /** The index of the current photo. */
  index: number;
  /** The visitor asked for another photo, or scrolled to it. There may be no photo with this index. */
  onIndexChange: (index: number) => void;
};

export type PhotosProps = StripProps & {
  /** The subject of the photos, such as the vehicle's name. */
  name: string;
};

/** The text alternative of a photo. */
export const photoName = (name: string, index: number, count: number) =>
  count === 1 ? name : `${name}, photo ${index + 1} of ${count}`;

/** The position among the photos. A status announces it to screen readers. */
export const Count = styled.p`
  ${floatingChip}
  right: ${theme.space[12]};
  padding: ${theme.space[2]} ${theme.space[10]};
  color: ${theme.color.ink1};
  font-variant-numeric: tabular-nums;
  pointer-events: none;
  ${notCopied}
  ${hiddenInPrint}
`;
