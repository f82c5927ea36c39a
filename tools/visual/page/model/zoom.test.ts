import {
  centreOn,
  fitScale,
  FITTED,
  framed,
  isCut,
  panBy,
  placementOf,
  scaleOf,
  splitOf,
  zoomAt,
  zoomBy,
  zoomTo,
  type View,
} from './zoom';

const pane = { width: 800, height: 600 };
const view = (part: Partial<View> = {}): View => ({
  ...FITTED,
  pane,
  sheet: { width: 1280, height: 400 },
  ...part,
});

describe('fitting', () => {
  it('shows the whole picture with room around it, and never makes it larger than it is', () => {
    expect(fitScale(pane, { width: 1280, height: 400 })).toBeCloseTo((800 - 24) / 1280);
    expect(fitScale(pane, { width: 100, height: 40 })).toBe(1);
  });

  it('centres it on whole pixels', () => {
    const { x, y } = placementOf(view({ sheet: { width: 101, height: 41 } }));

    expect({ x, y }).toEqual({ x: 350, y: 280 });
  });
});

describe('zooming', () => {
  it('goes up through 100, 200, 400 and 800 % and stays there', () => {
    const steps = [1, 2, 3, 4, 5].reduce<View[]>(
      (views) => [...views, zoomBy(views.at(-1)!, 1)],
      [view()],
    );

    expect(steps.map(scaleOf).slice(1)).toEqual([1, 2, 4, 8, 8]);
  });

  it('goes down to fitted', () => {
    expect(zoomBy(view({ zoom: 2 }), -1).zoom).toBe(1);
    expect(zoomBy(view({ zoom: 1 }), -1).zoom).toBe('fit');
  });

  it('keeps the place under the pointer', () => {
    const before = view({ zoom: 2, centre: { x: 600, y: 200 } });
    const point = { x: 300, y: 250 };
    const under = (at: View) => {
      const { x, scale } = placementOf(at);
      return (point.x - x) / scale;
    };

    expect(under(zoomAt(before, 1, point))).toBeCloseTo(under(before), 0);
  });

  it('forgets the place when it fits again', () => {
    expect(zoomTo(view({ zoom: 4, centre: { x: 9, y: 9 } }), 'fit').centre).toBeNull();
  });
});

describe('panning', () => {
  it('moves the picture by screen pixels, whatever the zoom', () => {
    const from = view({ zoom: 4, centre: { x: 600, y: 200 } });

    expect(placementOf(panBy(from, { x: 40, y: -20 }))).toMatchObject({
      x: placementOf(from).x + 40,
      y: placementOf(from).y - 20,
    });
  });

  it('stops at the edges of the picture', () => {
    const far = panBy(view({ zoom: 2 }), { x: 99_999, y: 99_999 });

    expect(placementOf(far)).toMatchObject({ x: 12, y: 12 });
  });

  it('does nothing where everything is in sight', () => {
    expect(placementOf(panBy(view(), { x: 50, y: 50 }))).toEqual(placementOf(view()));
    expect(isCut(view())).toBe(false);
    expect(isCut(view({ zoom: 1 }))).toBe(true);
  });
});

describe('jumping to a region', () => {
  it('brings a single pixel to the middle at 200 %', () => {
    const at = centreOn(view(), { x: 640, y: 200, width: 1, height: 1 });

    expect(at.zoom).toBe(2);
    expect(placementOf(at)).toMatchObject({ x: 400 - 640.5 * 2, y: 300 - 200.5 * 2 });
  });

  it('keeps a closer zoom, and does not cut a region that is larger than the pane', () => {
    expect(centreOn(view({ zoom: 8 }), { x: 0, y: 0, width: 4, height: 4 }).zoom).toBe(8);
    expect(centreOn(view(), { x: 0, y: 0, width: 1200, height: 300 }).zoom).toBe('fit');
  });
});

describe('another picture', () => {
  it('keeps zoom and place where it has the same size, so that cells can be compared', () => {
    const from = view({ zoom: 4, centre: { x: 30, y: 20 } });

    expect(framed(from, pane, { width: 1280, height: 400 })).toMatchObject({
      zoom: 4,
      centre: { x: 30, y: 20 },
    });
    expect(framed(from, pane, { width: 400, height: 40 })).toMatchObject({ zoom: 4, centre: null });
  });

  it('puts wide pictures one below the other and tall ones side by side', () => {
    expect(splitOf(pane, { width: 1280, height: 96 })).toBe('column');
    expect(splitOf(pane, { width: 390, height: 844 })).toBe('row');
  });
});
