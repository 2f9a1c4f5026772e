import styled from 'styled-components';
import { paintOf } from '../../src/components/vehicle/paint.ts';
import { Stage } from '../../src/components/vehicle/Stage.tsx';
import { silhouettes } from '../../src/components/vehicle/silhouettes.ts';
import { theme } from '../../src/components/theme/tokens.ts';
import { VehicleDrawing } from '../../src/components/vehicle/VehicleDrawing.tsx';
import { paintNames } from '../fixtures/paints.ts';
import { Code, Sheet } from './Sheet.tsx';

const Table = styled.table`
  width: 100%;
  border-spacing: ${theme.space[4]};
  table-layout: fixed;

  th {
    font-size: ${theme.font.caption};
    font-weight: ${theme.weight.label};
    line-height: 1.25;
    overflow: hidden;
    text-align: start;
    text-overflow: ellipsis;
  }

  thead th {
    padding-block: ${theme.space[8]};
    vertical-align: bottom;
    writing-mode: vertical-rl;
  }

  td {
    padding: 0;
  }

  ${theme.from.desktop} {
    border-spacing: ${theme.space[8]};

    thead th {
      writing-mode: horizontal-tb;
    }
  }
`;

const PaintColumn = styled.col`
  width: 22%;

  ${theme.from.tablet} {
    width: 11%;
  }
`;

const StageBox = styled.div`
  aspect-ratio: 16 / 10;
  overflow: hidden;
  border-radius: ${theme.radius.inner};
`;

function StagedCar({ bodyStyle, color }: { bodyStyle: string; color: string }) {
  return (
    <StageBox>
      <Stage>
        <VehicleDrawing
          bodyStyle={bodyStyle}
          color={color}
          title={`Illustration of a ${bodyStyle}: ${color}`}
        />
      </Stage>
    </StageBox>
  );
}

const bodyStyles = Object.keys(silhouettes);

/** All body styles in all paints. */
export function VehicleSheet() {
  return (
    <Sheet
      title="Vehicle drawings"
      lead="A drawing replaces a missing photo. The body style selects the silhouette, and the colour name selects the paint. Unknown colours are painted grey, and unknown body styles are drawn as a sedan."
    >
      <Table>
        <colgroup>
          <PaintColumn />
        </colgroup>
        <thead>
          <tr>
            <th scope="col">Paint</th>
            {bodyStyles.map((bodyStyle) => (
              <th key={bodyStyle} scope="col">
                {bodyStyle}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {paintNames.map((color) => (
            <tr key={color}>
              <th scope="row">
                {color}
                <br />
                <Code>{paintOf(color)}</Code>
              </th>
              {bodyStyles.map((bodyStyle) => (
                <td key={bodyStyle}>
                  <StagedCar bodyStyle={bodyStyle} color={color} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Sheet>
  );
}
