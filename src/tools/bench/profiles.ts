import type {Page} from 'playwright';

/** A device and a connection. */
export interface Profile {
  readonly name: 'slow' | 'desktop';
  readonly viewport: {readonly width: number; readonly height: number};
  readonly isMobile: boolean;
  /** How many times slower the processor is than this machine's. */
  readonly cpu: number;
  /** Milliseconds before each answer, and kilobits per second; undefined is this machine's loopback. */
  readonly network?: {readonly latency: number; readonly down: number; readonly up: number};
}

/**
 * `slow` has the numbers that Lighthouse applies in the browser for slow 4G (1.6 Mbit/s and a round trip
 * of 150 ms, told as the delay of a whole request with its connection) and its phone's viewport.
 */
export const PROFILES: readonly Profile[] = [
  {
    name: 'slow',
    viewport: {width: 412, height: 823},
    isMobile: true,
    cpu: 4,
    network: {latency: 562.5, down: 1474.56, up: 675},
  },
  {name: 'desktop', viewport: {width: 1350, height: 940}, isMobile: false, cpu: 1},
];

const bytesPerSecond = (kilobits: number): number => (kilobits * 1000) / 8;

/** Slows a page down as its profile says. */
export async function applyProfile(page: Page, {cpu, network}: Profile): Promise<void> {
  const session = await page.context().newCDPSession(page);
  if (network) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: network.latency,
      downloadThroughput: bytesPerSecond(network.down),
      uploadThroughput: bytesPerSecond(network.up),
    });
  }
  if (cpu !== 1) await session.send('Emulation.setCPUThrottlingRate', {rate: cpu});
}
