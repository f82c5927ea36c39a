import { styled } from 'styled-components';
import { focusRing } from '../internal/focusRing';
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
  width: 56px;
  height: 56px;
  margin-block-end: ${tokens.space.sm};
  border-radius: 50%;
  color: ${tokens.color.accentText};
  background: ${tokens.color.accentSoft};

  &[data-tone='success'] {
    color: ${tokens.color.successText};
    background: ${tokens.color.successSoft};
  }

  &[data-tone='warning'] {
    color: ${tokens.color.warningText};
    background: ${tokens.color.warningSoft};
  }

  &[data-tone='danger'] {
    color: ${tokens.color.dangerText};
    background: ${tokens.color.dangerSoft};
  }

  & > svg {
    width: 28px;
    height: 28px;
  }

  @media (forced-colors: active) {
    border: 1px solid;
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
  max-width: 60ch;
  color: ${tokens.color.textMuted};
  overflow-wrap: anywhere;
  text-wrap: pretty;
`;

export const Content = styled.div`
  width: 100%;
  max-width: 560px;
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
