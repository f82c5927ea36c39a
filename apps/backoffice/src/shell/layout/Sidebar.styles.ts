import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';
import { brandLine } from './Brand.styles';

export const Brand = styled.div`
  ${brandLine}
  height: calc(${tokens.size.tile} + ${tokens.space.xl});
  padding: 0 ${tokens.space.lg};

  &[data-collapsed] {
    justify-content: center;
    padding: 0;
  }
`;

/** The distance above the menu where there is no logo. */
export const Space = styled.div`
  height: ${tokens.space.md};
`;

export const Collapsed = styled.div`
  display: grid;
  justify-content: center;
  padding-block: ${tokens.space.sm};
`;
