import { styled } from 'styled-components';
import { tokens } from '../tokens/tokens';

export const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${tokens.space.xs};
  min-width: 0;
  padding: ${tokens.space.xxl} ${tokens.space.lg};
  font: ${tokens.font.body};
  text-align: center;
`;

export const Picture = styled.div`
  display: grid;
  place-items: center;
  width: ${tokens.size.touch};
  height: ${tokens.size.touch};
  margin-block-end: ${tokens.space.xs};
  border-radius: ${tokens.radius.lg};
  color: ${tokens.color.textMuted};
  background: ${tokens.color.surfaceSunken};

  &[data-tone='danger'] {
    color: ${tokens.color.dangerText};
    background: ${tokens.color.dangerSoft};
  }
`;

export const Lines = styled.svg`
  width: ${tokens.width.xxs};
  max-width: 100%;
  height: auto;
  margin-block-end: ${tokens.space.xs};
  fill: none;
  stroke: ${tokens.color.borderStrong};
  stroke-width: 1.5;
  stroke-linecap: round;
  stroke-linejoin: round;

  & > [data-part='ground'] {
    fill: ${tokens.color.surfaceSunken};
    stroke: none;
  }

  & > [data-part='sheet'],
  & > [data-part='sign'] > circle {
    fill: ${tokens.color.surface};
  }

  & > [data-part='sign'] {
    stroke: ${tokens.color.accentText};
  }
`;

export const Title = styled.p`
  max-width: 100%;
  margin: 0;
  color: ${tokens.color.text};
  font: ${tokens.font.body};
  font-weight: ${tokens.font.strong};
  overflow-wrap: anywhere;
  text-wrap: balance;
`;

export const Description = styled.div`
  max-width: min(60ch, 100%);
  color: ${tokens.color.textMuted};
  overflow-wrap: anywhere;
  text-wrap: pretty;
`;

export const Action = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.md};
  justify-content: center;
  margin-block-start: ${tokens.space.md};
`;
