import { styled } from 'styled-components';
import { focusRing } from '../internal/styles/focusRing';
import { tonedBackground, tonedText } from '../internal/styles/tones';
import { tokens } from '../tokens/tokens';

export const Root = styled.section`
  display: grid;
  justify-items: center;
  gap: ${tokens.space.xs};
  min-width: 0;
  padding: calc(${tokens.space.xxl} * 2) ${tokens.space.lg};
  color: ${tokens.color.text};
  font: ${tokens.font.body};
  text-align: center;
`;

export const Picture = styled.div`
  display: grid;
  place-items: center;
  width: calc(${tokens.size.tile} + ${tokens.size.glyph});
  height: calc(${tokens.size.tile} + ${tokens.size.glyph});
  margin-block-end: ${tokens.space.sm};
  border-radius: 50%;
  color: ${tokens.color.accentText};
  background: ${tokens.color.accentSoft};
  ${tonedText}
  ${tonedBackground}

  & > svg {
    width: calc(${tokens.size.glyph} + ${tokens.space.xs});
    height: calc(${tokens.size.glyph} + ${tokens.space.xs});
  }

  @media (forced-colors: active) {
    border: ${tokens.line.thin} solid;
  }
`;

export const Code = styled.p`
  margin: 0;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};
  font-variant-numeric: tabular-nums;
`;

export const Title = styled.h1`
  max-width: 100%;
  margin: 0;
  font: ${tokens.font.heading};
  overflow-wrap: anywhere;
  text-wrap: balance;
  ${focusRing}
`;

export const Description = styled.div`
  max-width: min(60ch, 100%);
  color: ${tokens.color.textMuted};
  overflow-wrap: anywhere;
  text-wrap: pretty;
`;

export const Content = styled.div`
  width: 100%;
  max-width: ${tokens.width.xxl};
  margin-block-start: ${tokens.space.md};
  text-align: start;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${tokens.space.sm};
  margin-block-start: ${tokens.space.lg};

  @media print {
    display: none;
  }
`;
