#!/bin/sh
# capture.sh <agent> <event>: keeps what an agent's hook says on stdin as one file in the spool.
# Exits 0 whatever happens, and prints nothing but what tell() prepares for SessionStart: the agent must never wait or
# fail because of it.
# Every started program costs about a millisecond here, so all but head, mv and cat is done by the shell itself.

capture() {
  [ -t 0 ] && return                            # started by hand: would wait for the keyboard for ever
  set +eufx                                     # options inherited by SHELLOPTS would end or garble the run
  unset IFS
  LC_ALL=C                                      # [a-z] means letters only in this locale
  PATH=/usr/bin:/bin:$PATH                      # a project's own `head` must not run here
  umask 077
  agent=$1 event=$2
  case $agent in '' | *[!a-z0-9-]*) return ;; esac
  case $event in '' | *[!A-Za-z]*) return ;; esac

  # A relative home would mean another folder in every project.
  case $EVOGATE_HOME in
    /*) home=$EVOGATE_HOME ;;
    *) case $0 in
      */bin/*) home=${0%/bin/*} ;;
      *) case $HOME in /*) home=$HOME/.evogate ;; *) return ;; esac ;;
    esac ;;
  esac
  spool=$home/spool
  [ -d "$spool/tmp" ] && [ -d "$spool/new" ] || mkdir -p "$spool/tmp" "$spool/new" || return

  # At 10,000 waiting events one of the lowest class gives way; if that is this one's own class, this one.
  set -- "$spool/new"/*
  if [ $# -ge 10000 ]; then
    case $event in
      PostToolUse) lower= ;;
      PostToolUseFailure) lower='PostToolUse' ;;
      UserPromptSubmit) lower='PostToolUse PostToolUseFailure [!U]*' ;;
      *) lower='PostToolUse PostToolUseFailure' ;;
    esac
    room= tries=
    set -f                                      # the pattern [!U]* must not meet the working directory
    set -- $lower
    set +f
    for class; do
      set -- "$spool/new"/$class.*
      for victim; do
        # Two hooks may pick the same file: only the one that removed it counts it.
        rm "$victim" && room=1 && break 2
        tries=$tries.
        [ "$tries" = ........ ] && break 2      # ten thousand failing rm would take ten seconds
      done
    done
    printf . >>"$spool/dropped"
    [ "$room" ] || return
  fi

  random=
  read -r random </proc/sys/kernel/random/uuid
  if [ ! "$random" ]; then
    set -- $(od -An -N16 -tx1 /dev/urandom)
    IFS=
    random="$*"
    unset IFS
    [ "$random" ] || random=$$-$PPID-${RANDOM:-0}${RANDOM:-0}
  fi
  name=$event.$agent.$random
  kept=$spool/tmp/$name
  [ -e "$spool/new/$name" ] && return
  set -C                                        # never write through a file or link that is there already
  if head -c 1048576 >"$kept"; then
    # The rename is what makes it an event: half of one is never seen.
    [ -s "$kept" ] && mv -f "$kept" "$spool/new/$name" && return
  fi
  rm -f "$kept"
}

# What the service has prepared for sessions of this project, if it lives; nothing for a project that it does not watch.
tell() {
  trap '' PIPE                                  # an agent that does not listen is no failure
  case $home in /*) ;; *) return ;; esac
  case $CLAUDE_PROJECT_DIR in /*) ;; *) return ;; esac
  project=${CLAUDE_PROJECT_DIR%/} name=
  while :; do
    case $project in
      */*) name=$name${project%%/*}- project=${project#*/} ;;
      *) break ;;
    esac
  done
  told=$home/session/$name$project.txt
  [ -f "$told" ] && [ -r "$told" ] || return
  if [ "$(find "$home/alive" -mmin -2)" ]; then
    while IFS= read -r line; do printf '%s\n' "$line"; done <"$told"
  else
    echo 'Evogate is not running: events wait'
  fi
}

home=
capture "$@" >/dev/null 2>&1
# Past 1 MiB the rest is read and thrown away: a closed pipe would be an error in the agent.
[ -t 0 ] || cat >/dev/null 2>&1
[ "$2" != SessionStart ] || tell 2>/dev/null || :
exit 0
