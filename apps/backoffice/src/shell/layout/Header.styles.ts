import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';
import { brandLine } from './Brand.styles';

export const Brand = styled.div`
  ${brandLine}
  max-width: ${tokens.width.xs};
  padding-inline: ${tokens.space.sm};
`;

export const Crumbs = styled.div`
  flex: 1;
  min-width: 0;
  overflow: hidden;
`;

export const Tools = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${tokens.space.xs};
  min-width: 0;
`;
