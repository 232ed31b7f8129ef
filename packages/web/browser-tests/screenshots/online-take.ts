/** Takes pictures of play with others: each scene has a server of its own, and people who are there already. */
import { ONLINE_SCENES, type OnlineScene } from './online-scenes.ts';
import { type OnlineStage, openOnlineStage } from './online-stage.ts';
import { photograph, type Shot } from './photograph.ts';

export { ONLINE_SCENES };

/** Each scene by itself; `report` is told of what could not be shown. */
export async function takeOnline(
  shots: readonly Shot[],
  report: (scene: string, fault?: unknown) => void,
): Promise<void> {
  const scenes = ONLINE_SCENES.filter(({ name }) => shots.some(({ scene }) => scene === name));
  if (scenes.length === 0) return;
  const stage = await openOnlineStage();
  try {
    for (const scene of scenes) {
      try {
        for (const shot of shots.filter((one) => one.scene === scene.name)) await take(stage, scene, shot);
        report(scene.name);
      } catch (error) {
        report(scene.name, error);
      }
    }
  } finally {
    await stage.close();
  }
}

async function take(stage: OnlineStage, scene: OnlineScene, shot: Shot): Promise<void> {
  const { size, theme } = shot;
  const settings = { theme, ...(shot.locale && { locale: shot.locale }) };
  await stage.show(scene, { isSeen: true, isPhone: size.isTouched, size, settings }, (page, before) =>
    photograph(page, shot, before),
  );
}
