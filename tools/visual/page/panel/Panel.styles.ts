import { styled } from 'styled-components';
import { tokens } from '@mingjian/ui';
import { rowBox } from '../row.styles';

/* Beside the picture one below the other, below it side by side: each then scrolls by itself. */
export const Root = styled.div`
  min-width: 0;

  [data-placement='below'] > * > & {
    display: flex;
    height: 100%;
  }

  @media (width < 992px) {
    [data-placement='below'] > * > & {
      display: block;
      height: auto;
    }
  }
`;

export const Section = styled.section`
  min-width: 0;

  &:not(:first-child) {
    border-block-start: ${tokens.line.thin} solid ${tokens.color.border};
  }

  @media (width >= 992px) {
    [data-placement='below'] > * > * > & {
      flex: none;
      min-width: ${tokens.width.xxxs};
      overflow-y: auto;
    }

    [data-placement='below'] > * > * > &[data-open] {
      flex: 1 1 ${tokens.width.xxs};
    }

    [data-placement='below'] > * > * > &:not(:first-child) {
      border-block-start: 0;
      border-inline-start: ${tokens.line.thin} solid ${tokens.color.border};
    }
  }
`;

export const Heading = styled.h3`
  position: sticky;
  inset-block-start: 0;
  z-index: ${tokens.layer.sticky};
  margin: 0;
  background: ${tokens.color.surface};
`;

export const Toggle = styled.button`
  min-height: ${tokens.size.control};
  ${rowBox}
  gap: ${tokens.space.xs};
  padding: 0 ${tokens.space.md} 0 ${tokens.space.sm};
  font-weight: ${tokens.font.strong};
  white-space: nowrap;
`;

export const Content = styled.div`
  padding: ${tokens.space.xxs} ${tokens.space.md} ${tokens.space.md};
`;

export const Part = styled.h4`
  margin: 0;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};
`;
