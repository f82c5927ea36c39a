import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

export const Panel = styled.div`
  display: grid;
  gap: ${tokens.space.xl};
`;

export const Section = styled.section`
  display: grid;
  gap: ${tokens.space.lg};

  h2 {
    margin: 0;
    font: ${tokens.font.title};
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.sm};
  padding-block-start: ${tokens.space.lg};
  border-block-start: ${tokens.line.thin} solid ${tokens.color.border};
`;
