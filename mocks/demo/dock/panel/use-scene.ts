import { homeAddress } from '../../../../src/routing/address.ts'
import { catalogue, isScenario } from '../../../bank/scenarios/catalogue.ts'
import { logoForLink } from '../../links/link-logo.ts'
import { roomOf } from '../../rooms/rooms.ts'
import { useDock } from '../dock-context.ts'
import { beginsVerified, enterScenario } from './enter-scenario.ts'
import { brandOfScene, countOf, kitOf, type Scene } from './scene-form.ts'
import { scenarioLink } from './scenario-link.ts'
import { useReplace, useRun } from './run.tsx'

/** Shows a scene here, or makes the link that shows it elsewhere. */
export function useScene() {
  const { bank, basePath, corridor, presentation, command } = useDock()
  const run = useRun()
  const replace = useReplace()
  const linkTo = async (scene: Scene): Promise<string> => {
    const prospect = kitOf(scene)
    const brand = await brandOfScene(scene)
    const { scenario, room } = scene
    return scenarioLink({
      address: homeAddress(basePath),
      record: {
        scenario,
        payments: countOf(scene),
        prospect,
        // Another scenario begins with the usual seed, as it does in `show`.
        ...(scenario === bank.record.scenario && { seed: bank.record.seed }),
      },
      brand,
      logo: brand.logo && (await logoForLink(brand.logo)),
      signin: scene.signin && isScenario(scenario) && beginsVerified(scenario),
      room,
    })
  }
  /** Restarts the bank only if the scenario or the prospect changes. */
  const show = (scene: Scene) => {
    const { scenario, signin, room } = scene
    if (room !== roomOf(basePath, bank.options.scope))
      return run(async () => {
        const link = await linkTo(scene)
        // Safari blocks the tab when the press is too long ago, and `noopener` hides that. Without `noopener`, the tab
        // would start with a copy of this tab's sessionStorage, for example a recording under way.
        if (!navigator.userActivation.isActive) throw new Error('No tab has opened. Press “Show this” again.')
        window.open(link, '_blank', 'noopener')
      }, `Opened in the room “${room}”.`)
    const { record } = bank
    const kit = kitOf(scene)
    const payments = countOf(scene)
    const isOther = scenario !== record.scenario || (payments !== null && payments !== record.payments)
    const isAboutOther = JSON.stringify(kit) !== JSON.stringify(record.prospect)
    const work = async () => {
      const brand = await brandOfScene(scene)
      if (isOther) await corridor.scenario(scenario, { payments })
      if (isAboutOther) await corridor.prospect(kit)
      presentation.setBrand(brand)
      if ((isOther || isAboutOther) && isScenario(scenario))
        await enterScenario({ bank, corridor, command }, scenario, signin)
    }
    const title = isScenario(scenario) ? catalogue[scenario].title : scenario
    const company = scene.company.trim()
    const done = `Loaded “${company || title}”.`
    if (!isOther && !isAboutOther) return run(work, done)
    const started = isOther || !company ? `“${title}”` : `“${title}” about ${company}`
    return replace({ title: `Start ${started}?`, work, done })
  }
  return { linkTo, show }
}
