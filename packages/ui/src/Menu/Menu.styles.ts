import { styled } from 'styled-components';
import { floatingPanel, floatingRow } from '../internal/styles/floatingPanel';
import { tokens } from '../tokens/tokens';

export const Panel = styled.div`
  ${floatingPanel}
  --float-max-height: ${tokens.width.xl};
  min-width: ${tokens.width.xxs};
  max-width: calc(100vw - 2 * ${tokens.space.sm});
  padding: ${tokens.space.xs};
  overflow: auto;
`;

export const Item = styled.div`
  ${floatingRow}
  color: inherit;
  text-decoration: none;

  &[data-tone='danger']:not([aria-disabled='true']) {
    color: ${tokens.color.dangerText};
  }

  &[data-tone='danger'][data-focus] {
    background: ${tokens.color.dangerSoft};
  }
`;

export const Picture = styled.span`
  display: flex;
  flex: none;
  width: ${tokens.size.icon};
  color: ${tokens.color.textMuted};

  [data-tone='danger'] > &,
  [aria-disabled='true'] > & {
    color: inherit;
  }
`;

export const Text = styled.span`
  flex: 1;
  min-width: 0;
  max-width: ${tokens.width.sm};
  overflow-wrap: anywhere;
`;

export const Reason = styled.span`
  display: block;
  font: ${tokens.font.small};
`;

export const Note = styled.div`
  padding: ${tokens.space.sm};
  color: ${tokens.color.textMuted};
`;

export const Hint = styled.span`
  flex: none;
  max-width: 50%;
  margin-inline-start: ${tokens.space.md};
  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};
  text-align: end;
`;

export const Keys = styled.span`
  display: flex;
  flex: none;
  margin-inline-start: ${tokens.space.md};

  [aria-disabled='true'] > & {
    opacity: 0.6;
  }
`;

export const Separator = styled.div`
  height: ${tokens.line.thin};
  margin: ${tokens.space.xs} calc(-1 * ${tokens.space.xs});
  background: ${tokens.color.border};

  @media (forced-colors: active) {
    background: CanvasText;
  }
`;
