import { Fragment } from 'react';
import styled from 'styled-components';

const Whole = styled.span`
  white-space: nowrap;
`;

/** A short word with a hyphen, such as 'F-150' or '555-0142'. A longer one must be able to break. */
const hyphenated = /^\S{1,5}-\S{1,5}$/;

export type WholeWordsProps = {
  /** The text, such as '2018 Ford F-150'. */
  text: string;
};

/** A text whose short words do not break at their hyphens. */
export function WholeWords({ text }: WholeWordsProps) {
  if (!text.includes('-')) return text;
  return text.split(' ').map((word, index) => {
    // Each word has an element: translation replaces bare texts, which React could then not remove.
    const Word = hyphenated.test(word) ? Whole : 'span';
    return (
      <Fragment key={index}>
        {index > 0 && ' '}
        <Word>{word}</Word>
      </Fragment>
    );
  });
}
