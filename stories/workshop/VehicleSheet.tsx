import styled from 'styled-components';
import { paintOf } from '../../src/components/vehicle/paint.ts';
import { Stage } from '../../src/components/vehicle/Stage.tsx';
import { silhouettes } from '../../src/components/vehicle/silhouettes.ts';
import { theme } from '../../src/components/theme/tokens.ts';
import { VehicleDrawing } from '../../src/components/vehicle/VehicleDrawing.tsx';
import { paintNames } from '../fixtures/paints.ts';
import { Code, Sheet, SheetPart } from './Sheet.tsx';

const Cars = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(120px, 1fr));
  gap: ${theme.space[8]};
  font-size: ${theme.font.caption};
`;

const StageBox = styled.div`
  aspect-ratio: 16 / 10;
  overflow: hidden;
  border-radius: ${theme.radius.inner};
`;

/** All body styles in all paints. */
export function VehicleSheet() {
  return (
    <Sheet
      title="Vehicle drawings"
      lead="A drawing replaces a missing photo. The body style selects the silhouette, and the colour name selects the paint. Unknown colours are painted grey, and unknown body styles are drawn as a sedan."
    >
      {Object.keys(silhouettes).map((bodyStyle) => (
        <SheetPart key={bodyStyle} title={bodyStyle}>
          <Cars>
            {paintNames.map((color) => (
              <li key={color}>
                <StageBox>
                  <Stage>
                    <VehicleDrawing
                      bodyStyle={bodyStyle}
                      color={color}
                      title={`Illustration of a ${bodyStyle}: ${color}`}
                    />
                  </Stage>
                </StageBox>
                {color} <Code>{paintOf(color)}</Code>
              </li>
            ))}
          </Cars>
        </SheetPart>
      ))}
    </Sheet>
  );
}
