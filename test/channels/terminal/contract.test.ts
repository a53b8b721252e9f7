import { passesTheContract } from '../contract.ts'
import { openTerminal } from './stage.ts'

passesTheContract('terminal', openTerminal)
