import { styled } from 'styled-components';
import { tokens } from '@mingjian/ui';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;
  min-height: 0;
  color: ${tokens.color.text};
  background: ${tokens.color.surface};
`;

export const Scroller = styled.div`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
`;

/* It stays on top of its rows: whoever scrolls knows what kind she is in. */
export const Kind = styled.h2`
  position: sticky;
  inset-block-start: 0;
  z-index: ${tokens.layer.sticky};
  display: flex;
  justify-content: space-between;
  margin: 0;
  padding: ${tokens.space.xs} ${tokens.space.md};
  border-block: ${tokens.line.thin} solid ${tokens.color.border};
  color: ${tokens.color.textMuted};
  background: ${tokens.color.page};
  font: ${tokens.font.small};
  font-weight: ${tokens.font.strong};
`;

export const Count = styled.span`
  font-variant-numeric: tabular-nums;
`;

export const Groups = styled.ul`
  margin: 0;
  padding: ${tokens.space.xs} 0;
  list-style: none;
`;
