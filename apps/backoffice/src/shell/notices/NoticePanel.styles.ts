import { focusRing, tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

/** The number is as large as the bell, so it stands off. */
export const Bell = styled.span`
  display: inline-flex;
  padding-block-start: ${tokens.space.xs};
  padding-inline: ${tokens.space.xxs} ${tokens.space.sm};
`;

export const Root = styled.div`
  display: grid;
  margin-block: calc(-1 * ${tokens.space.sm});
  width: min(${tokens.width.lg}, calc(100vw - 4 * ${tokens.space.md}));
`;

/** The panel scrolls; its head and foot stay in sight. */
export const Head = styled.div`
  position: sticky;
  inset-block-start: calc(-1 * ${tokens.space.md});
  z-index: ${tokens.layer.sticky};
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.sm};
  min-height: ${tokens.size.touch};
  background: ${tokens.color.surfaceRaised};

  & > h2 {
    margin: 0;
    font: ${tokens.font.title};
  }
`;

/** The number of articles that must be read, above the notices. */
export const Waiting = styled.div`
  padding: ${tokens.space.sm};
  border-block-end: ${tokens.line.thin} solid ${tokens.color.border};
`;

export const Rows = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  & > li + li {
    border-block-start: ${tokens.line.thin} solid ${tokens.color.border};
  }
`;

export const Row = styled.button`
  display: grid;
  grid-template-columns: ${tokens.size.dot} minmax(0, 1fr);
  gap: ${tokens.space.xxs} ${tokens.space.sm};
  width: 100%;
  padding: ${tokens.space.sm};
  border: 0;
  border-radius: ${tokens.radius.sm};
  color: inherit;
  background: none;
  font: ${tokens.font.body};
  text-align: start;
  cursor: pointer;
  ${focusRing}

  &:hover {
    background: ${tokens.color.surfaceHover};
  }

  @media (pointer: coarse) {
    min-height: ${tokens.size.controlLarge};
  }
`;

/** A shape as well as a weight tells unread notices from the others. */
export const Dot = styled.span`
  width: ${tokens.size.dot};
  height: ${tokens.size.dot};
  margin-block-start: calc((1lh - ${tokens.size.dot}) / 2);
  border-radius: ${tokens.radius.pill};

  &[data-unread] {
    background: ${tokens.color.accentSolid};

    @media (forced-colors: active) {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;

export const Title = styled.span`
  overflow-wrap: anywhere;

  &[data-unread] {
    font-weight: ${tokens.font.strong};
  }
`;

export const Facts = styled.span`
  grid-column: 2;
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${tokens.space.sm};
  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};
  font-variant-numeric: tabular-nums;
`;

export const Body = styled.div`
  padding-block: ${tokens.space.xs} ${tokens.space.md};
  padding-inline: calc(${tokens.size.dot} + 2 * ${tokens.space.sm}) ${tokens.space.sm};
`;

export const Foot = styled.div`
  position: sticky;
  inset-block-end: calc(-1 * ${tokens.space.md});
  z-index: ${tokens.layer.sticky};
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.sm};
  min-height: ${tokens.size.touch};
  padding-inline: ${tokens.space.sm};
  background: ${tokens.color.surfaceRaised};
`;
