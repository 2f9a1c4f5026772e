import styled from 'styled-components';

const Whole = styled.span`
  white-space: nowrap;
`;

/** A short word with a hyphen, such as 'F-150' or '555-0142'. A longer one must be able to break. */
const hyphenated = /^(?=.{3,10}$)\S{1,5}-\S{1,5}$/;

export type WholeWordsProps = {
  /** The text, such as '2018 Ford F-150'. */
  text: string;
};

/** A text whose short words do not break at their hyphens. */
export function WholeWords({ text }: WholeWordsProps) {
  // Every second part is a space or a line break.
  const parts = text.split(/(\s)/).map((part, index) => {
    const Word = hyphenated.test(part) ? Whole : 'span';
    return index % 2 === 0 ? <Word key={index}>{part}</Word> : part;
  });
  // Translation replaces texts, which React could then neither change nor remove.
  return <span key={text}>{text.includes('-') ? parts : text}</span>;
}
