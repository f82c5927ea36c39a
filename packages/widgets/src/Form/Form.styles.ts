import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

export const Form = styled.form`
  container-type: inline-size;
`;

export const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.lg};
`;

/** Two columns where the form is wide enough, whatever the width of its page. */
export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.space.lg};
  align-items: start;

  > [data-wide] {
    grid-column: 1 / -1;
  }

  > [data-starts-line] {
    grid-column-start: 1;
  }

  /* Its label is beside it: it stands on the line of the inputs, below their labels. */
  > [data-label-beside] {
    padding-block-start: calc(1lh + ${tokens.space.xs});
  }

  @container (width < 440px) {
    grid-template-columns: minmax(0, 1fr);

    > [data-label-beside] {
      padding-block-start: 0;
    }
  }
`;

export const Section = styled.div`
  display: grid;
  gap: ${tokens.space.md};

  & + & {
    padding-block-start: ${tokens.space.lg};
    border-block-start: ${tokens.line.thin} solid ${tokens.color.border};
  }

  > :is(h2, h3, h4) {
    margin: 0;
    color: ${tokens.color.text};
    font: ${tokens.font.body};
    font-weight: ${tokens.font.strong};
  }
`;

export const Conflicts = styled.div`
  display: grid;
  gap: ${tokens.space.md};
  margin-block-start: ${tokens.space.md};
`;

/** An offered draft: its differences, and the buttons that answer it. */
export const Draft = styled.div`
  display: grid;
  gap: ${tokens.space.sm};

  ul {
    margin: 0;
    padding-inline-start: ${tokens.space.lg};
    overflow-wrap: anywhere;
  }

  p {
    margin: 0;
  }
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.sm};
`;

export const Captcha = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${tokens.space.sm};
  align-items: end;

  > button {
    padding: 0;
    border: ${tokens.line.thin} solid ${tokens.color.border};
    border-radius: ${tokens.radius.sm};
    background: none;
    cursor: pointer;
  }

  img {
    display: block;
    block-size: ${tokens.size.control};
  }
`;

/** A list of rows of fields, each with its buttons. */
export const Rows = styled.ol`
  display: grid;
  gap: ${tokens.space.md};
  margin: 0;
  padding: 0;
  list-style: none;

  &:empty {
    display: none;
  }

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${tokens.space.sm};
    padding: ${tokens.space.md};
    border: ${tokens.line.thin} solid ${tokens.color.border};
    border-radius: ${tokens.radius.md};
  }
`;

export const RowButtons = styled.div`
  display: flex;
  align-self: start;
`;
