import { tokens, visuallyHidden } from '@mingjian/ui';
import { styled } from 'styled-components';

/** Parts of a card one below the other, its fields no wider than they are read. */
export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.lg};

  > [data-narrow] {
    max-width: ${tokens.width.xxl};
  }
`;

/** Buttons and states in a line, the last of which stand at the end. */
export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.sm} ${tokens.space.md};

  > [data-end] {
    margin-inline-start: auto;
  }
`;

/** The name of the file and the button that chooses it. */
export const FilePart = styled.div`
  display: grid;
  gap: ${tokens.space.xs};

  > strong {
    font: ${tokens.font.body};
    font-weight: ${tokens.font.strong};
  }

  small {
    color: ${tokens.color.textMuted};
    font: ${tokens.font.small};
  }

  [role='alert'] {
    color: ${tokens.color.dangerText};
    font: ${tokens.font.small};
  }
`;

/** The input of the file, which its button opens. */
export const Input = styled.input`
  ${visuallyHidden}
`;

/** The newest imports. */
export const Recent = styled.ul`
  display: grid;
  gap: ${tokens.space.sm};
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${tokens.space.xs} ${tokens.space.md};
    overflow-wrap: anywhere;
  }

  small {
    color: ${tokens.color.textMuted};
    font: ${tokens.font.small};
  }
`;

/** A cell of the rows, as wide as its content needs. */
export const Cell = styled.td`
  &&[data-mended] {
    min-width: ${tokens.width.xxs};
    padding-block: ${tokens.space.xs};
    vertical-align: top;
    white-space: normal;
  }
`;

/** Problems of a cell or a row. */
export const Problem = styled.p`
  margin: 0;
  font: ${tokens.font.small};
  white-space: pre-line;

  &[data-tone='danger'] {
    color: ${tokens.color.dangerText};
  }

  &[data-tone='warning'] {
    color: ${tokens.color.warningText};
  }
`;
