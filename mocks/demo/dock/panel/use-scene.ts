import { homeAddress } from '../../../../src/routing/address.ts'
import { catalogue, isScenario } from '../../../bank/scenarios/catalogue.ts'
import { logoForLink } from '../../links/link-logo.ts'
import { roomOf } from '../../rooms/rooms.ts'
import { useDock } from '../dock-context.ts'
import { enterScenario } from './enter-scenario.ts'
import { useRun } from './kit/run.tsx'
import { brandOfScene, countOf, kitOf, type Scene } from './scene-form.ts'
import { carriedBrand, scenarioLink } from './scenario-link.ts'

/** Shows a scene here, or makes the link that shows it elsewhere. */
export function useScene() {
  const { bank, basePath, corridor, presentation, command } = useDock()
  const run = useRun()
  const linkTo = async (scene: Scene): Promise<string> => {
    const prospect = kitOf(scene)
    const brand = brandOfScene(scene)
    const { scenario, room } = scene
    return scenarioLink({
      address: homeAddress(basePath),
      record: { scenario, payments: countOf(scene), seed: bank.record.seed, prospect },
      brand: carriedBrand(brand, brand.logo && (await logoForLink(brand.logo))),
      signin: scene.signin && isScenario(scenario) && catalogue[scenario].person !== null,
      now: undefined,
      room,
      withDock: true,
    })
  }
  /** Restarts the bank only if the scenario or the prospect changes. */
  const begin = async (scene: Scene): Promise<boolean> => {
    const { scenario } = scene
    const kit = kitOf(scene)
    const payments = countOf(scene)
    const { record } = bank
    const isOther = scenario !== record.scenario || (payments !== null && payments !== record.payments)
    const isAboutOther = JSON.stringify(kit) !== JSON.stringify(record.prospect)
    if (isOther) await corridor.scenario(scenario, payments === null ? {} : { payments })
    if (isAboutOther) await corridor.prospect(kit)
    return isOther || isAboutOther
  }
  const showHere = async (scene: Scene) => {
    const restarted = await begin(scene)
    presentation.setBrand(brandOfScene(scene))
    if (!restarted || !isScenario(scene.scenario)) return
    await enterScenario({ bank, corridor, command }, scene.scenario, scene.signin)
  }
  const show = (scene: Scene) => {
    const title = isScenario(scene.scenario) ? catalogue[scene.scenario].title : scene.scenario
    if (scene.room !== roomOf(basePath, bank.options.scope))
      return run(async () => {
        window.open(await linkTo(scene), '_blank', 'noopener')
      }, `Opened in the room “${scene.room}”.`)
    return run(() => showHere(scene), `Showing ${scene.company.trim() || title}.`)
  }
  return { linkTo, show }
}
