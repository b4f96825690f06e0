import type { ServerResponse } from 'node:http'
import { createControls } from '../controls.ts'
import type { Bank } from '../store/bank.ts'
import { isRecord } from '../store/plain-text.ts'
import { readJson } from '../store/storage/stored-bank.ts'
import { send } from './http-text.ts'

/** What the addresses of commands begin with. */
export const COMMANDS = '/__bank/'

type Command = (input: Record<string, unknown>) => Promise<unknown>

/** The controls that make sense over HTTP. */
function commandsOf(bank: Bank): Readonly<Record<string, Command>> {
  const controls = createControls(bank)
  return {
    'POST reset': ({ scenario = bank.record.scenario, ...options }) => controls.scenario(scenario as string, options),
    'POST fault': (fault) => controls.fault(fault),
    'POST clear-faults': () => controls.clearFaults(),
    'POST advance': async ({ by }) => {
      if (typeof by !== 'string') throw new Error('Say by how much, for example {"by":"2d"}')
      await controls.advance(by)
    },
    'GET inbox': () => controls.inbox(),
  }
}

/** Carries out `POST reset` and its like with a JSON object or nothing; what cannot be done is answered with 400. */
export function createCommands(bank: Bank): (name: string, body: string, response: ServerResponse) => Promise<void> {
  const commands = commandsOf(bank)
  return async (name, body, response) => {
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined
    if (!command) {
      send(response, 404, `There is no such command. There are: ${Object.keys(commands).join(', ')}`)
      return
    }
    try {
      const result = await command(inputOf(body))
      if (result === undefined) send(response, 204)
      else send(response, 200, JSON.stringify(result), 'application/json')
    } catch (error) {
      send(response, 400, error instanceof Error ? error.message : String(error))
    }
  }
}

function inputOf(body: string): Record<string, unknown> {
  if (body === '') return {}
  const value = readJson(body)
  if (!isRecord(value)) throw new Error('A command takes a JSON object')
  return value
}
