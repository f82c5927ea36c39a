import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

export const Person = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space.md};
  margin-block-end: ${tokens.space.lg};

  > div {
    display: grid;
    min-width: 0;
  }

  strong {
    font: ${tokens.font.title};
    overflow-wrap: anywhere;
  }
`;

/** Lines of a name, what is true of it, and a button. On phones the button goes below. */
export const Rows = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: ${tokens.width.xxxs} minmax(0, 1fr) max-content;
    gap: ${tokens.space.xs} ${tokens.space.md};
    align-items: center;
    padding-block: ${tokens.space.md};
  }

  > li:first-child {
    padding-block-start: 0;
  }

  > li:last-child {
    padding-block-end: 0;
  }

  > li + li {
    border-block-start: ${tokens.line.thin} solid ${tokens.color.border};
  }

  strong {
    font-weight: ${tokens.font.strong};
  }

  span {
    overflow-wrap: anywhere;
  }

  @media (width < 600px) {
    > li {
      grid-template-columns: minmax(0, 1fr) max-content;
    }

    > li > strong {
      grid-column: 1 / -1;
    }
  }
`;
