import { DOCK_ELEMENT } from '../../dock/page/of-dock.ts'
import { toJpeg } from 'html-to-image'
import { downloadFile } from '../../../../src/documents/download.ts'
import { findTarget } from '../../dock/page/find-target.ts'
import type { TourPlayer } from '../tour-player.ts'
import type { Tour, TourStep } from '../tour.ts'
import { storyboardPage, type Picture } from './storyboard-page.ts'

const isOfPage = (node: HTMLElement): boolean => node.localName !== DOCK_ELEMENT && node.localName !== 'script'
const REST_MS = 400

/** Plays the tour, draws the page at each step, and saves one page with all of them. */
export async function drawStoryboard(player: TourPlayer, tour: Tour): Promise<void> {
  const pictures: Picture[] = []
  await player.start(tour, false)
  try {
    for (const [index, step] of tour.steps.entries()) {
      await arrival(player, index)
      // With the customer's currency in its words.
      pictures.push(await draw(player.state()?.tour.steps[index] ?? step))
      if (index < tour.steps.length - 1) player.control(index + 2)
    }
  } finally {
    player.control('end')
  }
  downloadFile(`${tour.id}.storyboard.html`, storyboardPage(tour.title, pictures), 'text/html')
}

/** Waits until the actions of the step are done; rejects with its sentence if one failed. */
function arrival({ state, subscribe }: TourPlayer, index: number): Promise<void> {
  return new Promise((resolve, reject) => {
    let end: (() => void) | undefined
    const look = () => {
      const now = state()
      if (now && (now.busy || now.index < index)) return
      end?.()
      if (now?.index !== index) reject(new Error('The storyboard was not finished: the tour was ended.'))
      else if (now.problem) reject(new Error(`The storyboard was not finished. ${now.problem}`))
      // Animations end.
      else setTimeout(resolve, REST_MS)
    }
    end = subscribe(look)
    look()
  })
}

async function draw(step: TourStep): Promise<Picture> {
  const { clientWidth: width, clientHeight: height } = document.documentElement
  const target = step.target && findTarget(step.target)
  const box = target?.getBoundingClientRect()
  const image = await toJpeg(document.body, {
    width,
    height,
    pixelRatio: 1,
    quality: 0.8,
    backgroundColor: getComputedStyle(document.body).backgroundColor,
    filter: isOfPage,
    style: { transform: `translateY(${-window.scrollY}px)` },
  })
  return { step, image, width, height, target: box && box.width > 0 ? (box.toJSON() as DOMRect) : undefined }
}
