import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

export const Panel = styled.section`
  margin: 0 ${tokens.space.lg} ${tokens.space.lg};
  padding-block-start: ${tokens.space.md};
  border-block-start: ${tokens.line.thin} solid ${tokens.nav.border};

  h2 {
    margin: 0 0 ${tokens.space.xs};
    font: ${tokens.font.small};
  }
`;

/** As high as the manager is shown, so that nothing moves when they are loaded. */
export const Details = styled.div`
  display: grid;
  gap: ${tokens.space.xxs};
  min-width: 0;
  font: ${tokens.font.table};

  > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  a {
    padding-block: ${tokens.space.xxs};
    color: inherit;
  }
`;

export const Failure = styled.div`
  display: grid;
  gap: ${tokens.space.xs};
  justify-items: start;
  font: ${tokens.font.small};
`;

export const Line = styled.div`
  font: ${tokens.font.small};
`;
