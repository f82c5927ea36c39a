import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  gap: ${tokens.space.md};
  min-width: 0;
`;

/** Line breaks are the sender's. */
export const Content = styled.p`
  margin: 0;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: ${tokens.space.xs} ${tokens.space.md};
  margin: 0;
  font: ${tokens.font.table};

  & > dt {
    color: ${tokens.color.textMuted};
  }

  & > dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;
