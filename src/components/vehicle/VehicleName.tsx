import styled from 'styled-components';

const Word = styled.span`
  white-space: nowrap;
`;

/** Short words with a hyphen, such as 'F-150' and 'CR-V'. */
const hyphenated = /(?<!\S)(\S{1,4}-\S{1,5})(?!\S)/;

export type VehicleNameProps = {
  /** The name, such as '2018 Ford F-150'. */
  name: string;
};

/** A vehicle's name. Its short words do not break at their hyphens. */
export const VehicleName = ({ name }: VehicleNameProps) =>
  name.split(hyphenated).map((part, index) => {
    // Each part has an element: translation replaces bare texts, which React could then not remove.
    const Part = index % 2 === 1 ? Word : 'span';
    return <Part key={index}>{part}</Part>;
  });
